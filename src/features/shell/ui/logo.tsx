import { useLink, useVisit } from '../../../site/visit-context.tsx';
import styles from './logo.module.css';

/**
 * The brand's logo, drawn in the colour of what it stands on; its shape comes from the brand's theme.
 * Activating it leads home (SHELL-015) and starts the search over (SHELL-016, SHELL-017).
 */
export function Logo({ onActivate }: { onActivate?: (() => void) | undefined }) {
  const { brand } = useVisit();
  const link = useLink();
  return (
    <a
      className={styles.logo}
      href={link('homepage')}
      aria-label={brand.name}
      data-reset-search=""
      onClick={onActivate}
    >
      <span className={styles.drawing} />
    </a>
  );
}
