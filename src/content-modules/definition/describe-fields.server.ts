import { z } from 'zod';
import type { FieldShape, NamedField } from './field-shape.ts';

/** What is read of a schema: its JSON form, with the `meta` that `field-schemas.ts` gives. */
interface DescribedSchema {
  readonly type?: string;
  readonly field?: string;
  /** Accepted and stored, but steers nothing yet: editors are not asked for it. */
  readonly isPlanned?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly DescribedSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
}

/** Kinds that a schema must name itself because its type alone does not identify them. */
const namedKinds = [
  'words',
  'richLine',
  'richWords',
  'link',
  'picture',
  'destination',
  'hotel',
  'instant',
  'months',
] as const;

/** Most items of a list whose schema names no end. */
const manyItems = 100;

/**
 * What an editor fills in for a module or a document of values, in the order of its schema.
 * @param schema of an object
 * @throws when a field has no input of ours: it would be missing in the editor
 */
export function describeFields(schema: z.ZodType): readonly NamedField[] {
  return describeGroup(z.toJSONSchema(schema, { io: 'input' }) as DescribedSchema, '');
}

function describeGroup({ properties = {}, required = [] }: DescribedSchema, path: string): NamedField[] {
  const offered = Object.entries(properties).filter(([, { isPlanned = false }]) => !isPlanned);
  return offered.map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    shape: describeShape(schema, path === '' ? name : `${path}.${name}`),
  }));
}

function describeShape(schema: DescribedSchema, path: string): FieldShape {
  const named = namedKinds.find((kind) => kind === schema.field);
  if (named !== undefined) return { kind: named };
  const options = listOptions(schema);
  if (options !== null) return { kind: 'choice', options };
  switch (schema.type) {
    case 'string':
      return { kind: 'text' };
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        min: schema.minimum ?? Number.MIN_SAFE_INTEGER,
        max: schema.maximum ?? Number.MAX_SAFE_INTEGER,
        isWhole: schema.type === 'integer',
      };
    case 'array':
      return {
        kind: 'list',
        item: describeShape(schema.items ?? {}, path),
        min: schema.minItems ?? 0,
        max: schema.maxItems ?? manyItems,
      };
    case 'object':
      return { kind: 'group', fields: describeGroup(schema, path) };
    default:
      throw new Error(`The editor has no input for '${path}'`);
  }
}

/** Values of a choice; null for everything else. */
function listOptions({ enum: options, const: only, anyOf }: DescribedSchema): readonly string[] | null {
  const values = options ?? (only === undefined ? anyOf?.map((each) => each.const) : [only]);
  return values?.every((value) => typeof value === 'string') ? (values as string[]) : null;
}
