import type { ModuleContext } from '../../content-modules/module-definition.server.ts';
import { findModuleDefinition } from '../../content-modules/registry.server.ts';
import type { Language } from '../../domain/language.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { DocumentBody, PlacedModule } from './content-document.ts';
import { type ResolvedDocument, resolveDocument } from './resolve-document.ts';

/** A document as a page shows it. */
export interface PreparedDocument {
  readonly meta: ResolvedDocument['meta'];
  readonly props: { readonly modules: readonly ModuleInstance[] };
}

/** Where the product's days begin and end; every market is within an hour of it. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** Of each body the documents of one day, the last that was asked for. */
const prepared = new WeakMap<DocumentBody, DayOfDocuments>();

interface DayOfDocuments {
  readonly today: string;
  readonly byLanguage: Map<Language, PreparedDocument>;
}

/**
 * A document in the visitor's language with what depends on the day. Gives the same object for the same body, language
 * and day, so that a page's props can be serialised once. Modules that this version does not know, or whose stored
 * props do not fit their schema, stay in the document and lose their props: only editors see a note in their place.
 */
export function prepareDocument(body: DocumentBody, language: Language, now: Date): PreparedDocument {
  const today = dayFormat.format(now);
  const { byLanguage } = openDay(body, today);
  let document = byLanguage.get(language);
  if (document === undefined) {
    const { meta, modules } = resolveDocument(body, language);
    const context = { language, today, month: Number(today.slice(5, 7)) };
    const shown = modules.map((module, index) => prepareModule(module, body.modules[index], context));
    document = { meta, props: { modules: shown } };
    byLanguage.set(language, document);
  }
  return document;
}

function openDay(body: DocumentBody, today: string): DayOfDocuments {
  const known = prepared.get(body);
  if (known?.today === today) return known;
  const opened: DayOfDocuments = { today, byLanguage: new Map() };
  prepared.set(body, opened);
  return opened;
}

function prepareModule(
  module: ModuleInstance,
  stored: PlacedModule | undefined,
  context: ModuleContext,
): ModuleInstance {
  const definition = findModuleDefinition(module.type);
  if (definition === null) return { ...module, props: {} };
  if (!definition.schema.safeParse(stored?.props).success)
    return { id: module.id, type: `${module.type}?`, props: {} };
  if (definition.prepare === undefined) return module;
  return {
    ...module,
    props: definition.prepare(module.props as never, context, []) as ModuleInstance['props'],
  };
}
