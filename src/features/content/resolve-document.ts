import { isLocalText } from '../../content-modules/parts/local-text.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/words/language.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { DocumentBody } from './content-document.ts';

/** A document body in one language. */
export interface ResolvedDocument {
  readonly meta: { readonly title: string; readonly description: string } | null;
  readonly modules: readonly ModuleInstance[];
}

const resolved = new WeakMap<DocumentBody, Map<Language, ResolvedDocument>>();

/**
 * A body in the visitor's language: every text in all languages becomes its string; a missing language falls back to
 * German. Gives the same object every time, so that what is derived from it (markup, JSON) can be kept by identity.
 */
export function resolveDocument(body: DocumentBody, language: Language): ResolvedDocument {
  const byLanguage = resolved.get(body) ?? new Map<Language, ResolvedDocument>();
  resolved.set(body, byLanguage);
  let document = byLanguage.get(language);
  if (document === undefined) {
    document = resolveValue({ meta: body.meta ?? null, modules: body.modules }, language) as ResolvedDocument;
    byLanguage.set(language, document);
  }
  return document;
}

function resolveValue(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalText(value)) return value[language] ?? value[DEFAULT_LANGUAGE];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveValue(item, language)]));
}
