import { isLocalText } from '../../content-modules/parts/is-local-text.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/words/language.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { DocumentBody } from './content-document.ts';

/** A document body in one language. */
export interface ResolvedDocument {
  readonly meta: { readonly title: string; readonly description: string } | null;
  readonly modules: readonly ModuleInstance[];
}

/** Returns a body in the visitor's language: every text in all languages becomes its string; a missing language falls back to German. */
export function resolveDocument(body: DocumentBody, language: Language): ResolvedDocument {
  return resolveValue({ meta: body.meta ?? null, modules: body.modules }, language) as ResolvedDocument;
}

function resolveValue(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalText(value)) return value[language] ?? value[DEFAULT_LANGUAGE];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveValue(item, language)]));
}
