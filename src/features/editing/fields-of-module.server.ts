import { describeFields } from '../../content-modules/definition/describe-fields.server.ts';
import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import { findModuleDefinition } from '../../content-modules/registry/registry.server.ts';

const known = new Map<string, readonly NamedField[] | null>();

/** Fields of a module type, described once; null for a type this version does not know. */
export function fieldsOfModule(type: string): readonly NamedField[] | null {
  let fields = known.get(type);
  if (fields === undefined) {
    const definition = findModuleDefinition(type);
    fields = definition === null ? null : describeFields(definition.schema);
    if (definition !== null) known.set(type, fields);
  }
  return fields;
}
