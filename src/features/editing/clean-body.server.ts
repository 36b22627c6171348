import { isWordsKind, type NamedField } from '../../content-modules/definition/field-shape.ts';
import { isLocalText } from '../../content-modules/parts/is-local-text.ts';
import { isLanguage } from '../../domain/words/language.ts';
import { cleanWords } from './clean-words.ts';
import type { DraftBody } from './editing-calls.ts';
import { fieldsOfModule } from './fields-of-module.server.ts';
import { type FieldChange, isGroup, mapFields } from './map-fields.ts';

type Placed = NonNullable<DraftBody['modules']>[number];

/**
 * Returns a body as the store saves it: cleans texts and omits empty ones. Modules of a type that this version does not
 * know stay exactly as they were stored, regardless of what the browser sends.
 * @param stored the body it replaces
 * @param valueFields fields of a document of values
 */
export function cleanBody(
  body: DraftBody,
  stored: DraftBody | null,
  valueFields: readonly NamedField[],
): DraftBody {
  const unknown = new Map(stored?.modules?.map((module) => [module.id, module]));
  return {
    ...(body.meta === undefined ? {} : { meta: cleanMeta(body.meta) }),
    ...(body.modules === undefined
      ? {}
      : { modules: body.modules.map((module) => cleanModule(module, unknown.get(module.id))) }),
    ...(body.values === undefined ? {} : { values: mapFields(valueFields, body.values, cleanField) }),
  };
}

function cleanModule({ type, id, props }: Placed, stored: Placed | undefined): Placed {
  const fields = fieldsOfModule(type);
  if (fields !== null) return { type, id, props: mapFields(fields, props, cleanField) };
  return stored?.type === type ? stored : { type, id, props };
}

function cleanMeta(meta: NonNullable<DraftBody['meta']>): NonNullable<DraftBody['meta']> {
  const clean = (text: unknown) => cleanField({ kind: 'words' }, text, []) ?? {};
  return { title: clean(meta.title), description: clean(meta.description) } as typeof meta;
}

const cleanField: FieldChange = ({ kind }, value) => {
  if (isWordsKind(kind)) return cleanLanguages(value, kind === 'richWords');
  if ((kind === 'text' || kind === 'link') && typeof value === 'string') return cleanWords(value, false);
  return value;
};

/** A language without words is one that is missing; without any the field is empty. */
function cleanLanguages(value: unknown, isRich: boolean): unknown {
  if (!isGroup(value)) return value;
  const cleaned = Object.entries(value).map(
    ([language, text]) => [language, typeof text === 'string' ? cleanWords(text, isRich) : text] as const,
  );
  const said = cleaned.filter(([language, text]) => !(isLanguage(language) && text === ''));
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** Returns every text of a body, at any depth, that has at least one language. */
export function listLocalTexts(value: unknown): Readonly<Record<string, string>>[] {
  if (isLocalText(value)) return [value as Readonly<Record<string, string>>];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listLocalTexts);
}
