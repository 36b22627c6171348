import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { ModuleSlot } from '../../content-modules/registry/module-slot.tsx';
import { CachedMarkup } from '../../site/cached-markup.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';

export interface ModuleListProps {
  readonly modules: readonly ModuleInstance[];
  readonly components: ModuleComponents;
}

/** A page composed by editors: its modules, in their order (MOD-001). */
export function ModuleList({ modules, components }: ModuleListProps) {
  return modules.map((module) => (
    <CachedMarkup key={module.id} part="module" shows={[module]}>
      <ModuleSlot module={module} components={components} mayStay />
    </CachedMarkup>
  ));
}
