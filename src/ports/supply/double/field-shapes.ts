import { parseDay } from '../../../domain/time/calendar-day.ts';

/** What a field of a request must look like. */
export type FieldShape =
  | { readonly kind: 'text' | 'whole' | 'number' | 'flag' | 'date' | 'record'; readonly isOptional?: true }
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, FieldShape>>;
      readonly isOptional?: true;
    }
  | { readonly kind: 'list'; readonly of: FieldShape; readonly isOptional?: true };

export interface ShapeFault {
  readonly kind: 'unknown' | 'missing' | 'type';
  /** Where, as `rooms.0.paxes`. */
  readonly path: string;
}

/** The first fault of a value against its shape, in the order of the shape; null for none. */
export function findShapeFault(shape: FieldShape, value: unknown, path = ''): ShapeFault | null {
  if (value === undefined || value === null)
    return shape.isOptional ? null : { kind: 'missing', path: path || 'body' };
  switch (shape.kind) {
    case 'object':
      return findObjectFault(shape.fields, value, path);
    case 'list':
      if (!Array.isArray(value)) return { kind: 'type', path };
      return findFirst(value, (item, index) => findShapeFault(shape.of, item, join(path, String(index))));
    default:
      return isOfKind(shape.kind, value) ? null : { kind: 'type', path };
  }
}

function findObjectFault(
  fields: Readonly<Record<string, FieldShape>>,
  value: unknown,
  path: string,
): ShapeFault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'type', path };
  const unknown = Object.keys(value).find((name) => fields[name] === undefined);
  if (unknown !== undefined) return { kind: 'unknown', path: join(path, unknown) };
  const record = value as Readonly<Record<string, unknown>>;
  return findFirst(Object.entries(fields), ([name, field]) =>
    findShapeFault(field, record[name], join(path, name)),
  );
}

function findFirst<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => ShapeFault | null,
): ShapeFault | null {
  for (const [index, item] of items.entries()) {
    const fault = find(item, index);
    if (fault !== null) return fault;
  }
  return null;
}

function isOfKind(kind: 'text' | 'whole' | 'number' | 'flag' | 'date' | 'record', value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'whole':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && parseDay(value) !== null;
    case 'record':
      return typeof value === 'object' && !Array.isArray(value);
  }
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
