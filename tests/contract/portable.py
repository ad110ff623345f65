"""Checks every schema and every document with Python's jsonschema; prints what it has against them, one thing a line."""

import json
from pathlib import Path

from jsonschema import Draft202012Validator as Validator
from referencing import Registry, Resource

base = "file:///"
schemas = {file: json.loads(file.read_text("utf-8")) for file in sorted([*Path("schema").rglob("*.json"), *Path("src/blocks").rglob("*.schema.json")])}
# A schema is known by where it is, whatever it calls itself.
resources = [(base + file.as_posix(), Resource.from_contents({**schema, "$id": base + file.as_posix()})) for file, schema in schemas.items()]
registry = Registry().with_resources(resources)

for file, schema in schemas.items():
    for error in Validator(Validator.META_SCHEMA, format_checker=Validator.FORMAT_CHECKER).iter_errors(schema):
        print(f"{file}: {error.message}")


def check(document, schema):
    for error in Validator({"$ref": base + schema}, registry=registry).iter_errors(document):
        print(f"{schema}: {error.json_path} {error.message}")


for file in sorted([*Path("pages-data").glob("*.json"), *Path("pages-data/site").glob("*.json"), *Path("pages-data/documents").glob("*.json")]):
    document = json.loads(file.read_text("utf-8"))
    check(document, document["$schema"].replace("../", ""))
for file, schema in schemas.items():
    for example in schema.get("examples", []) if file.parts[0] == "src" else []:
        check(example, "schema/blocks.schema.json")
