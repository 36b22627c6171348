import { ModuleList } from '../../features/content/module-list.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { actingComponents } from './acting-components.ts';

/** A content page as React takes it over where it was served: with the code of modules that act. */
export default function ServedContentPage({ modules }: { modules: readonly ModuleInstance[] }) {
  return <ModuleList modules={modules} components={actingComponents} />;
}
