import { moduleComponents } from '../../content-modules/module-components.ts';
import { ModuleSlot } from '../../content-modules/module-slot.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';

/** A page composed by editors: its modules, in their order (MOD-001). */
export default function ContentPage({ modules }: { modules: readonly ModuleInstance[] }) {
  return modules.map((module) => (
    <ModuleSlot key={module.id} module={module} components={moduleComponents} />
  ));
}
