import { useLink, useVisit } from '../../../site/visit-context.tsx';
import styles from './logo.module.css';

/**
 * The brand's logo in the text colour of its background; the brand's theme defines its shape. Activating it links to
 * the home page (SHELL-015) and resets the search (SHELL-016, SHELL-017).
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
