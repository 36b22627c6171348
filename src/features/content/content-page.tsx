import { moduleComponents } from '../../content-modules/module-components.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { ModuleList } from './module-list.tsx';

/** A content page as the server draws it, and as it is come to inside the shop. */
export default function ContentPage({ modules }: { modules: readonly ModuleInstance[] }) {
  return <ModuleList modules={modules} components={moduleComponents} />;
}
