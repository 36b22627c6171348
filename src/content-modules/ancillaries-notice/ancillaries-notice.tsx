import Plane from 'lucide-react/icons/plane';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Icon } from '../../design/pictures/icon.tsx';
import { rememberClosedAirlines } from '../../site/closed-airlines.ts';
import { useTexts } from '../../site/visit-context.tsx';
import { EditorNote } from '../parts/editor-note.tsx';
import { RichWords } from '../parts/rich-words.tsx';
import styles from './ancillaries-notice.module.css';
import type { AncillariesNoticeProps } from './schema.ts';

/** What to know of the airlines of a trip. Closed, it stays away for these airlines until the browser is closed (MOD-116). */
export function AncillariesNotice({ infos, isPlaceholder = false }: AncillariesNoticeProps) {
  const texts = useTexts();
  const airlines = infos.flatMap((info) => info.airlines);
  const key = airlines.join(' ');
  // Which notice was closed, not whether: another trip has other airlines.
  const [closed, setClosed] = useState<string | null>(null);
  if (closed === key) return null;

  function close(): void {
    rememberClosedAirlines(airlines);
    setClosed(key);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.notice} aria-label={texts('ancillaries.label')}>
      <div className={styles.inner}>
        <Icon icon={Plane} />
        <div className={styles.text}>
          {infos.map(({ text }) => (
            <p key={text}>
              <RichWords words={text} />
            </p>
          ))}
          {isPlaceholder ? <EditorNote place="inside">{texts('ancillaries.placeholder')}</EditorNote> : null}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={texts('ancillaries.close')}
          data-needs-script=""
          onClick={close}
        >
          <Icon icon={X} />
        </button>
      </div>
    </section>
  );
}
