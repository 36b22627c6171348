import type { FieldShape, NamedField } from '../../content-modules/definition/field-shape.ts';

/** Names and positions from the module's props down to a field. */
export type FieldPath = readonly (string | number)[];

/** Maps the value of a field; undefined omits the field. */
export type FieldChange = (shape: FieldShape, value: unknown, path: FieldPath) => unknown;

/**
 * Goes through the fields of a module's props, or of a document's values, down to those that hold something. What has no field
 * of the schema, or not its form, stays as it is: to complain is the schema's part.
 */
export function mapFields(
  fields: readonly NamedField[],
  props: Readonly<Record<string, unknown>>,
  change: FieldChange,
): Readonly<Record<string, unknown>> {
  return mapGroup(fields, props, change, []);
}

function mapGroup(
  fields: readonly NamedField[],
  group: Readonly<Record<string, unknown>>,
  change: FieldChange,
  path: FieldPath,
): Readonly<Record<string, unknown>> {
  const shapes = new Map(fields.map(({ name, shape }) => [name, shape]));
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) => {
      const shape = shapes.get(name);
      if (shape === undefined) return [[name, value]];
      const mapped = mapValue(shape, value, change, [...path, name]);
      return mapped === undefined ? [] : [[name, mapped]];
    }),
  );
}

function mapValue(shape: FieldShape, value: unknown, change: FieldChange, path: FieldPath): unknown {
  if (shape.kind === 'group') return isGroup(value) ? mapGroup(shape.fields, value, change, path) : value;
  if (shape.kind !== 'list') return change(shape, value, path);
  if (!Array.isArray(value)) return value;
  return value.map((item, at) => mapItem(shape.item, item, change, [...path, at]));
}

/** An item that becomes nothing keeps its place, so that paths stay those its editor knows. */
function mapItem(shape: FieldShape, item: unknown, change: FieldChange, path: FieldPath): unknown {
  const mapped = mapValue(shape, item, change, path);
  return mapped === undefined ? {} : mapped;
}

export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
