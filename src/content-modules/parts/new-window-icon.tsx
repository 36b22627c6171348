import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './new-window-icon.module.css';

/** Shows of a link, before it is followed, that it opens a new window (WCAG G201); `ContentLink` says it in words. */
export function NewWindowIcon() {
  return (
    <span className={styles.icon}>
      <Icon icon={ExternalLink} size={16} />
    </span>
  );
}
