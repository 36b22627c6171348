import type { z } from 'zod';

/** What a browser sends to a call, by the schema with which the server checks it. Browsers import such types alone, never a schema. */
export type SentBody<Schema extends z.ZodType> = ReadonlyDeep<z.input<Schema>>;

/** The query with which a browser calls, by the schema with which the server reads it; a number is sent as its digits. */
export type SentQuery<Schema extends z.ZodObject> = {
  readonly [Name in keyof z.input<Schema>]: z.input<Schema>[Name] | number;
};

/** What a browser reads of a call's answer, by the schema with which the server writes it. */
export type ReceivedAnswer<Schema extends z.ZodType> = ReadonlyDeep<z.output<Schema>>;

type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: ReadonlyDeep<Value[Field]> }
    : Value;
