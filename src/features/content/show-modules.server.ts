import type { Surroundings } from '../../content-modules/definition/module-context.ts';
import { findModuleDefinition } from '../../content-modules/registry/registry.server.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { createObjectMemory } from '../../site/object-memory.ts';
import { numberObject } from '../../site/object-number.ts';

/** Lists of modules that this process has at hand: a few for each document, by who sees what of it. */
const shownLists = createObjectMemory<readonly ModuleInstance[]>(2000);
/** Modules as they are shown, of those that are shown otherwise than they were prepared. */
const shownModules = createObjectMemory<ModuleInstance>(5000);

/**
 * The modules of a document that are shown there (MOD-077, MOD-080, MOD-107, MOD-117, MOD-127, MILES-001), each with what it
 * needs and no more; what is hidden never leaves the server. Gives the same objects for as long as the same is shown:
 * what is drawn from them can be kept by identity.
 * @param modules as prepared for the visitor's language
 * @param documentId of the document they stand in: editors are led to it
 * @param mayShow what else keeps a module away
 */
export function showModules(
  modules: readonly ModuleInstance[],
  documentId: string,
  around: Surroundings,
  mayShow: (module: ModuleInstance) => boolean = () => true,
): readonly ModuleInstance[] {
  const shown = modules.map((module) => (mayShow(module) ? showModule(module, documentId, around) : null));
  if (shown.every((module, index) => module === modules[index])) return modules;
  return keepList(
    modules,
    shown.filter((module) => module !== null),
  );
}

/** Props of pages, by the list of modules that they are. */
const pageProps = new WeakMap<readonly ModuleInstance[], { readonly modules: readonly ModuleInstance[] }>();

/** The same for the props of a content page: the same object for the same modules. */
export function showPageModules(
  props: { readonly modules: readonly ModuleInstance[] },
  documentId: string,
  around: Surroundings,
): { readonly modules: readonly ModuleInstance[] } {
  const modules = showModules(props.modules, documentId, around);
  if (modules === props.modules) return props;
  const known = pageProps.get(modules) ?? { modules };
  pageProps.set(modules, known);
  return known;
}

/** One module as it is shown there; null where it is hidden. */
export function showModule(
  module: ModuleInstance,
  documentId: string,
  around: Surroundings,
): ModuleInstance | null {
  const definition = findModuleDefinition(module.type);
  // Of a type that this version does not know, or cannot show, editors see a note (EDIT-002).
  if (definition === null) return around.isEditor ? keepModule(module, module.props, documentId) : null;
  // Only props that the module's schema accepted arrive here; the registry loses that a definition and its props go together.
  const props = module.props as never;
  if (definition.isShown?.(props, around) === false) return null;
  if (definition.narrow === undefined && !around.isEditor) return module;
  const narrowed = definition.narrow?.(props, around) ?? module.props;
  return keepModule(module, narrowed as ModuleInstance['props'], around.isEditor ? documentId : null);
}

/** @param documentId null for visitors */
function keepModule(
  module: ModuleInstance,
  props: ModuleInstance['props'],
  documentId: string | null,
): ModuleInstance {
  const key = `${documentId} ${props === module.props ? '' : JSON.stringify(props)}`;
  const known = shownModules.find(module, key);
  if (known !== undefined) return known;
  const shown = documentId === null ? { ...module, props } : { ...module, props, documentId };
  shownModules.keep(module, key, shown);
  return shown;
}

/** The list of exactly these modules. */
function keepList(modules: readonly ModuleInstance[], shown: readonly ModuleInstance[]) {
  const key = shown.map(numberObject).join(' ');
  const known = shownLists.find(modules, key);
  if (known !== undefined) return known;
  shownLists.keep(modules, key, shown);
  return shown;
}
