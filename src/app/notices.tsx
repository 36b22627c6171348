import { ModuleSlot } from '../content-modules/module-slot.tsx';
import { noticeComponents } from '../content-modules/notice-components.ts';
import type { ModuleInstance } from '../site/module-instance.ts';
import { useTexts } from '../site/visit-context.tsx';
import styles from './notices.module.css';

/** What editors have put between the header and the middle of a page, in their order. */
export default function Notices({ modules }: { modules: readonly ModuleInstance[] }) {
  const texts = useTexts();
  return (
    <aside className={styles.notices} aria-label={texts('notices.label')}>
      {modules.map((module) => (
        <ModuleSlot key={module.id} module={module} components={noticeComponents} />
      ))}
    </aside>
  );
}
