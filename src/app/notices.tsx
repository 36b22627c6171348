import type { ModuleComponents } from '../content-modules/registry/frame-components.ts';
import { ModuleSlot } from '../content-modules/registry/module-slot.tsx';
import type { ModuleInstance } from '../site/module-instance.ts';
import { useTexts } from '../site/visit-context.tsx';
import styles from './notices.module.css';

export interface NoticesProps {
  readonly modules: readonly ModuleInstance[];
  readonly components: ModuleComponents;
}

/** What editors have put between the header and the middle of a page, in their order. */
export function Notices({ modules, components }: NoticesProps) {
  const texts = useTexts();
  return (
    <aside className={styles.notices} aria-label={texts('frame.notices')}>
      {modules.map((module) => (
        <ModuleSlot key={module.id} module={module} components={components} mayStay />
      ))}
    </aside>
  );
}
