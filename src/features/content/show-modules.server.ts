import type { VisibilityContext } from '../../content-modules/definition/module-context.ts';
import { findModuleDefinition } from '../../content-modules/registry/registry.server.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';

/**
 * Returns the modules of a document that visitors see there (MOD-077, MOD-080, MOD-107, MOD-117, MOD-127, MILES-001),
 * each with the props it needs and no more; hidden modules never leave the server.
 * @param modules as prepared for the visitor's language
 * @param documentId of the document that contains them: editors get a link to it
 * @param mayShow a further condition for each module
 */
export function showModules(
  modules: readonly ModuleInstance[],
  documentId: string,
  context: VisibilityContext,
  mayShow: (module: ModuleInstance) => boolean = () => true,
): readonly ModuleInstance[] {
  return modules.filter(mayShow).flatMap((module) => showModule(module, documentId, context) ?? []);
}

/** Returns one module as it is shown there; null where it is hidden. */
export function showModule(
  module: ModuleInstance,
  documentId: string,
  context: VisibilityContext,
): ModuleInstance | null {
  const definition = findModuleDefinition(module.type);
  // Of a type that this version does not know, or cannot show, editors see a note (EDIT-002).
  if (definition === null) return context.isEditor ? { ...module, documentId } : null;
  // Only props that the module's schema accepted arrive here; the registry loses that a definition and its props go together.
  const props = module.props as never;
  if (definition.isShown?.(props, context) === false) return null;
  const narrowed = definition.narrow?.(props, context) as ModuleInstance['props'] | undefined;
  const shown = narrowed === undefined ? module : { ...module, props: narrowed };
  return context.isEditor ? { ...shown, documentId } : shown;
}
