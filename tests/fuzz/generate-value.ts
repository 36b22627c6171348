import fc from 'fast-check';
import type { Random } from '../oracle/random.ts';
import { craftText, craftValue } from './crafted-values.ts';

/** What is used of a JSON Schema. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that exist in the shop, by the name of the field. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

interface Context {
  readonly random: Random;
  readonly known: KnownValues;
}

/** Returns a value of a schema, mostly a valid one, in which any part may be crafted. */
export function generateValue(schema: JsonSchema, context: Context, name = ''): unknown {
  const { random, known } = context;
  const isContainer = schema.type === 'object' || schema.type === 'array';
  if (random.chance(isContainer ? 3 : 12)) return craftValue(random);
  const values = known[name];
  if (values !== undefined && random.chance(80)) return random.pick(values);
  return generateValid(schema, context, name);
}

function generateValid(schema: JsonSchema, context: Context, name: string): unknown {
  const { random } = context;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (choices !== undefined) return generateValue(random.pick(choices), context, name);
  switch (schema.type) {
    case 'object':
      return generateGroup(schema, context);
    case 'array': {
      const length = random.int(0, Math.min(schema.maxItems ?? 4, 4));
      return Array.from({ length }, () => generateValue(schema.items ?? {}, context, name));
    }
    case 'string':
      return generateText(schema, random);
    case 'integer':
    case 'number':
      return generateNumber(schema, random);
    case 'boolean':
      return random.chance(50);
    case 'null':
      return null;
    default:
      return craftValue(random);
  }
}

function generateGroup(schema: JsonSchema, context: Context): Record<string, unknown> {
  const { random } = context;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([field]) => required.has(field) || random.chance(60))
    .map(([field, part]) => [field, generateValue(part, context, field)] as const);
  const extra = schema.additionalProperties;
  const extras =
    typeof extra === 'object' ? [[craftText(random), generateValue(extra, context)] as const] : [];
  return Object.fromEntries([...fields, ...extras]);
}

const formats: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-24', '2027-02-29', '0001-01-01'],
  'date-time': ['2026-12-24T18:00:00+01:00', '2026-12-24T18:00:00.999999999Z', '9999-12-31T23:59:59Z'],
  email: ['ada@traveller.example', `${'a'.repeat(64)}@example.com`],
  uuid: ['00000000-0000-4000-8000-000000000000'],
};

function generateText(schema: JsonSchema, random: Random): string {
  const { format = '', pattern, minLength = 0, maxLength = 40 } = schema;
  const formatted = formats[format];
  if (formatted !== undefined) return random.pick(formatted);
  if (pattern !== undefined && random.chance(80)) return generateMatch(new RegExp(pattern, 'u'), random);
  const length = random.pick([minLength, Math.max(minLength, 3), maxLength, maxLength + 1]);
  return 'Ada lovelace äé '.repeat(Math.ceil(length / 16)).slice(0, length);
}

/** A text that a pattern takes; some with look-ahead have no generator. */
export function generateMatch(pattern: RegExp, random: Random): string {
  try {
    const [text = ''] = fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: random.int(0, 2 ** 30) });
    return text;
  } catch {
    return craftText(random);
  }
}

function generateNumber({ type, minimum = 0, maximum = 2 ** 53 - 1 }: JsonSchema, random: Random): number {
  const step = type === 'integer' ? 1 : 0.5;
  return random.pick([minimum, minimum + step, maximum, maximum + step, minimum - step, 2 ** 31]);
}

/** Returns a copy of a valid value with one of its parts, at any depth, crafted. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(3)) return craftValue(random);
  // A crafted name such as `length` would make a list of two thousand million items.
  if (Array.isArray(value) && (value.length === 0 || random.chance(10)))
    return [...structuredClone(value), craftValue(random)];
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = Object.keys(copy);
  if (names.length === 0 || (!Array.isArray(value) && random.chance(3)))
    return Object.assign(copy, { [craftText(random)]: craftValue(random) });
  const name = random.pick(names);
  copy[name] = mutateValue(copy[name], random);
  return copy;
}
