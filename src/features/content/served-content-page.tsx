import { actingComponents } from '../../content-modules/acting-components.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { ModuleList } from './module-list.tsx';

/** A content page as React takes it over where it was served: with the code of modules that act. */
export default function ServedContentPage({ modules }: { modules: readonly ModuleInstance[] }) {
  return <ModuleList modules={modules} components={actingComponents} />;
}
