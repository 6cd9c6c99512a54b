/// The script that makes a shell ask the program what can stand at the cursor.
///
/// All that is known of the command line stays in the program, so that a script never grows old.
/// What it answers is never read as code: names in a store may hold anything.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  /// The word that asks for an answer, in the first place of the line.
  static let request = "---completion"

  let shell: Shell
  let program: String

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var bash: String {
    #"""
    # Completion of \#(program) for bash.
    _\#(program)() {
      local -a words
      local index cursor candidate value
      COMPREPLY=()
      # bash splits a word at '=' and ':', which is put together again.
      for ((index = 1; index <= COMP_CWORD; index++)); do
        value=${COMP_WORDS[index]}
        if ((${#words[@]} > 0)) && [[ $value == [=:]* || ${words[-1]} == -*= || ${words[-1]} == *: ]]
        then
          words[-1]+=$value
        else
          words+=("$value")
        fi
      done
      ((${#words[@]} > 0)) || words=("")
      # What the line shows of the word that is typed, up to where it was split.
      cursor=${words[-1]%"${COMP_WORDS[COMP_CWORD]#[=:]}"}
      # Without the quotes that were typed; nothing of it is run.
      for index in "${!words[@]}"; do
        case ${words[index]} in
          \"* | \'*) value=${words[index]:1} words[index]=${value%"${words[index]:0:1}"} ;;
          *) words[index]=${words[index]//\\/} ;;
        esac
      done
      while IFS=$'\t' read -r candidate _; do
        if [[ $candidate == :file ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "${words[-1]#--*=}")
          return
        fi
        candidate=${candidate#"$cursor"}
        case ${COMP_WORDS[COMP_CWORD]} in
          # What would end the quote that was typed, or mean something in it, is not offered there.
          \"*) [[ $candidate == *[\"\\\$\`!]* ]] || COMPREPLY+=("$candidate") ;;
          \'*) [[ $candidate == *\'* ]] || COMPREPLY+=("$candidate") ;;
          *) printf -v candidate '%q' "$candidate" && COMPREPLY+=("$candidate") ;;
        esac
      done < <("${COMP_WORDS[0]}" \#(Self.request) -- "${words[@]}" 2>/dev/null)
      compopt -o nosort 2>/dev/null
    }
    complete -F _\#(program) \#(program)

    """#
  }

  private var zsh: String {
    #"""
    #compdef \#(program)
    # Completion of \#(program) for zsh.
    _\#(program)() {
      local line
      local -a typed values meanings
      # Without the quotes that were typed: ${(Q)…} takes them off, and runs nothing.
      typed=("${(@Q)words[2,CURRENT]}")
      typed[-1]=${typed[-1]#[\"\']}
      for line in "${(@f)$("${words[1]}" \#(Self.request) -- "${(@)typed}" 2>/dev/null)}"; do
        if [[ $line == :file ]]; then
          [[ $PREFIX == --*=* ]] && compset -P '*='
          _files
          return
        fi
        [[ -n $line ]] || continue
        values+=("${line%%$'\t'*}")
        meanings+=("${line/$'\t'/  -- }")
      done
      compadd -V \#(program) -l -d meanings -a values
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _\#(program) "$@"
    else
      compdef _\#(program) \#(program)
    fi

    """#
  }

  private var fish: String {
    #"""
    # Completion of \#(program) for fish.
    function __\#(program)_complete
        set -l token (string replace -r -- '^["\']' '' (commandline -ct))
        set -l words (commandline -opc) $token
        set -l answer ($words[1] \#(Self.request) -- $words[2..-1] 2>/dev/null)
        if test "$answer[1]" = :file
            set -l option (string match -r -- '^--[^=]*=' $token)
            for path in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' $token))
                echo "$option$path"
            end
        else
            printf '%s\n' $answer
        end
    end
    complete -c \#(program) -f -k -a '(__\#(program)_complete)'

    """#
  }
}
