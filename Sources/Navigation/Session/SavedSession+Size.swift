extension SavedSession {
  /// The first part that is too large to be saved, if there is one.
  ///
  /// Without one, the session's document can be read again; see ``SizeLimits``.
  public var sizeFault: SizeFault? {
    for section in state.sections { if let fault = section.name.sizeFault { return fault } }
    for entry in state.entries { if let fault = entry.sizeFault { return fault } }
    for snapshot in snapshots { if let fault = snapshot.sizeFault { return fault } }
    for result in results { if let fault = result.sizeFault { return fault } }
    for (key, payload) in state.values.sorted(by: { $0.key < $1.key }) {
      if let fault = payload.fault(.value(key)) { return fault }
    }
    for (key, payload) in extensions.sorted(by: { $0.key < $1.key }) {
      if let fault = payload.fault(.extension(key)) { return fault }
    }
    // The document is only written to be measured where it may be too large.
    guard greatestSize > SizeLimits.session else { return nil }
    let size = document().count
    return size > SizeLimits.session
      ? SizeFault(part: .session, size: size, limit: SizeLimits.session) : nil
  }

  /// No less than what the document has, found without writing it.
  private var greatestSize: Int {
    // Keys, brackets and numbers of an entry or a snapshot, with room to spare.
    let frame = 256
    var size = 16 * frame + id.text.greatestSize + (note?.text.greatestSize ?? 0)
    for text in [origin.app, origin.appVersion, origin.os, origin.device] {
      size += text?.greatestSize ?? 0
    }
    for section in state.sections { size += 2 * frame + (section.name.route?.greatestSize ?? 0) }
    // The active section stands in three places, and its selected row in two.
    size += 3 * (state.activeSection?.name.route?.greatestSize ?? 0)
    size += state.activeSection?.path.detail.first?.route.greatestSize ?? 0
    for entry in state.entries {
      size += frame + entry.route.greatestSize
      size += (entry.checkpoint?.text.greatestSize ?? 0) + (entry.answers?.text.greatestSize ?? 0)
    }
    for modal in state.modals { size += frame + (modal.detent?.greatestSize ?? 0) }
    for snapshot in snapshots {
      size += frame + snapshot.model.text.greatestSize + snapshot.payload.bytes.count
    }
    for result in results {
      size += frame + result.key.text.greatestSize + result.payload.bytes.count
    }
    for (key, payload) in state.values {
      size += frame + key.text.greatestSize + payload.bytes.count
    }
    for (key, payload) in extensions {
      size += frame + key.text.greatestSize + payload.bytes.count
    }
    for model in state.retention.models.keys { size += frame + model.text.greatestSize }
    return size
  }
}

extension SavedRoute {
  fileprivate var greatestSize: Int {
    name.text.greatestSize + (title?.greatestSize ?? 0) + (payload?.bytes.count ?? 0)
  }
}

extension String {
  /// What the text has as a JSON string at most: a control character becomes six.
  fileprivate var greatestSize: Int { 6 * utf8.count + 2 }
}
