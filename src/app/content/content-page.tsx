import { ModuleList } from '../../features/content/module-list.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { moduleComponents } from './module-components.ts';

/** A content page as the server draws it, and as it is come to inside the shop. */
export default function ContentPage({ modules }: { modules: readonly ModuleInstance[] }) {
  return <ModuleList modules={modules} components={moduleComponents} />;
}
