"""The forms of what navctl writes in JSON, as the schemas have them."""
import json
import pathlib

from jsonschema import Draft202012Validator

top = pathlib.Path(__file__).resolve().parent.parent
session_schema = json.loads((top / "Schema/session-v1.schema.json").read_text())
output_schema = json.loads((top / "Schema/navctl-output-v1.schema.json").read_text())
routes_schema = json.loads((top / "Schema/navigation-routes-v1.schema.json").read_text())
for schema in [session_schema, output_schema, routes_schema]:
    Draft202012Validator.check_schema(schema)
definitions = output_schema["$defs"]
validators = {
    name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})
    for name in definitions
}
validators["navigation-session"] = Draft202012Validator(session_schema)
validators["navigation-routes"] = Draft202012Validator(routes_schema)


def faults(form, value):
    """What is wrong with a value that must have a form; it is wrong where there is no such form."""
    if form not in validators:
        return [f"no schema defines '{form}'"]
    return [f"/{'/'.join(map(str, error.path))}: {error.message}"
            for error in validators[form].iter_errors(value)]


def output_faults(arguments, text):
    """What is wrong with an answer on standard output."""
    try:
        return read_output_faults(arguments, text)
    except json.JSONDecodeError as error:
        return [f"no JSON: {error}: {text[:200]}"]


def read_output_faults(arguments, text):
    if "--jsonl" in arguments:
        command = arguments[0]
        form = {"list": "session", "ls": "session", "history": "revision", "log": "revision",
                "routes": "routeUse"}
        return [fault for line in text.splitlines()
                for fault in faults(form.get(command, f"a line of {command}"), json.loads(line))]
    answer = json.loads(text)
    if isinstance(answer, dict) and "serializationVersion" in answer:
        # The dump of the command line, in another's form.
        return []
    if isinstance(answer, list) or "$schema" in answer and "$defs" in answer:
        # A navigation path, or a schema: neither is a form of ours.
        return []
    wrong = faults(answer.get("format"), answer)
    if answer.get("format") not in ["navigation-session", "navigation-routes"] and text.count("\n") != 1:
        wrong.append("it is not on one line")
    return wrong


def error_faults(text):
    """What is wrong with the lines on standard error."""
    wrong = []
    for line in text.splitlines():
        try:
            value = json.loads(line)
        except json.JSONDecodeError as error:
            return [f"no JSON: {error}: {text[:200]}"]
        form = "error" if "error" in value else "note"
        wrong += faults(form, value)
    return wrong
