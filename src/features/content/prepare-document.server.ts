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

/** Where the product's months begin and end; every market is within an hour of it. */
const monthFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', month: 'numeric' });

const prepared = new WeakMap<DocumentBody, Map<string, PreparedDocument>>();

/**
 * A document in the visitor's language with what depends on the day. Gives the same object for the same body, language
 * and month, so that a page's props can be serialised once. Modules that this version does not know, or whose stored
 * props do not fit their schema, stay in the document and lose their props: only editors see a note in their place.
 */
export function prepareDocument(body: DocumentBody, language: Language, now: Date): PreparedDocument {
  const month = Number(monthFormat.format(now));
  const variants = prepared.get(body) ?? new Map<string, PreparedDocument>();
  prepared.set(body, variants);
  const key = `${language} ${month}`;
  let document = variants.get(key);
  if (document === undefined) {
    const { meta, modules } = resolveDocument(body, language);
    const shown = modules.map((module, index) =>
      prepareModule(module, body.modules[index], { language, month }),
    );
    document = { meta, props: { modules: shown } };
    variants.set(key, document);
  }
  return document;
}

function prepareModule(
  module: ModuleInstance,
  stored: PlacedModule | undefined,
  context: { language: Language; month: number },
): ModuleInstance {
  const definition = findModuleDefinition(module.type);
  if (definition === null) return { ...module, props: {} };
  if (!definition.schema.safeParse(stored?.props).success)
    return { id: module.id, type: `${module.type}?`, props: {} };
  if (definition.prepare === undefined) return module;
  return { ...module, props: definition.prepare(module.props as never, context) as ModuleInstance['props'] };
}
