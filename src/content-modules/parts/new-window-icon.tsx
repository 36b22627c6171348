import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './new-window-note.module.css';

/** Says of a link, before it is followed, that it opens a new window (WCAG G201). */
export function NewWindowNote() {
  return (
    <span className={styles.note}>
      <Icon icon={ExternalLink} size={16} />
      <span className="visually-hidden"> {useTexts()('teaser.newWindow')}</span>
    </span>
  );
}
