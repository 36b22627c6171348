import { z } from 'zod';
import type { LocalText } from '../../brands/brand.ts';
import { CURRENCY_CODES, type CurrencyCode } from '../../domain/money/currency.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { EDITED_KINDS } from './edited-kind.ts';

// What the editors' app sends, each body and query once: the server checks by them, `editing-calls.ts` has their types.

/** Any text at any short key: an unknown language is reported at its field, not as a broken request. */
const localText = z.record(z.string().max(10), z.string()) as unknown as z.ZodType<LocalText, LocalText>;
const props = z.record(z.string(), z.unknown());
const slug = z.string().max(300);
/** The save that a change begins from; its column is an integer of PostgreSQL. */
const revision = z.int32().positive();
const note = z.string().trim().max(500);
/** Days have four digits of a year in every time zone. */
const moment = z.iso
  .datetime({ offset: true })
  .refine(isNearMoment, 'is not between the years 2000 and 2200');
const version = z.coerce.number<number>().pipe(z.int32().positive());

function isNearMoment(text: string): boolean {
  const time = Date.parse(text);
  return time >= Date.parse('2000-01-01T00:00:00Z') && time < Date.parse('2200-01-01T00:00:00Z');
}

/** Checks only the outer shape: validation errors are reported at the field itself. */
export const draftBody = z.object({
  meta: z.object({ title: localText, description: localText }).exactOptional(),
  modules: z.array(z.object({ type: z.string().max(100), id: z.string().max(200), props })).exactOptional(),
  values: props.exactOptional(),
});

export const createBody = z.object({
  id: z.uuid().toLowerCase().describe('From the browser: a request that is repeated creates one document'),
  brand: z.string(),
  kind: z.enum(EDITED_KINDS),
  slug,
  title: localText.nullable().describe('Null for kinds without a title, and for a copy that keeps it'),
  copyOf: z.uuid().nullable(),
});

export const saveBody = z.object({ revision, slug, body: draftBody });

export const publishBody = z.object({ revision, note });

export const scheduleBody = publishBody.extend({ at: moment.nullable() });

export const discardBody = z.object({ revision });

export const restoreBody = publishBody.extend({
  version: z.int32().positive(),
  to: z.enum(['draft', 'live']),
});

export const presenceBody = z.object({
  windowId: z.uuid().describe('From the window: one person may have a document open twice'),
  state: z.enum(['looking', 'editing', 'gone']),
});

export const versionParams = z.object({ documentId: z.string(), version });

const stateName = z.union([z.enum(['draft', 'published']), version]);
export const compareQuery = z.object({ from: stateName, to: stateName, language: z.enum(LANGUAGES) });

export const targetsQuery = z.object({
  brand: z.string(),
  language: z.enum(LANGUAGES),
  text: z.string().trim().max(60).default(''),
});

const currency = z.enum(CURRENCY_CODES as readonly [CurrencyCode]);

export const prepareBody = z.object({
  brand: z.string(),
  kind: z.enum(EDITED_KINDS),
  slug: slug.describe("'' for the home page and for what is no page"),
  body: draftBody,
  language: z.enum(LANGUAGES),
  currency,
  locale: z.string().max(10).describe("Locale segment of the brand's site"),
  at: moment.nullable().describe('Moment it is pretended to be; null for now'),
  isEditor: z.boolean(),
});

export const previewQuery = z.object({
  language: z.enum(LANGUAGES).default('de'),
  currency: currency.optional(),
  locale: z.string().max(10).optional(),
  at: moment.optional(),
  asEditor: z.enum(['true', 'false']).default('false'),
  version: version.optional(),
});
