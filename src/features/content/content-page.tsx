import type { ModuleInstance } from '../../content-modules/module.ts';
import { ModuleSlot } from '../../content-modules/module-slot.tsx';

/** A page composed by editors: its modules, in their order (MOD-001). */
export default function ContentPage({ modules }: { modules: readonly ModuleInstance[] }) {
  return modules.map((module) => <ModuleSlot key={module.id} module={module} />);
}
