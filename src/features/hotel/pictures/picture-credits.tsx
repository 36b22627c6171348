import { useTexts } from '../../../site/visit-context.tsx';
import type { ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';
import styles from './picture-credits.module.css';

/** Whom the photographs of a hotel are by, each once; nothing where all pictures are painted. */
export function PictureCredits({ media }: { readonly media: readonly ShownMedia[] }) {
  const texts = useTexts();
  const names = new Set(media.flatMap(({ credit }) => credit ?? []));
  if (names.size === 0) return null;
  return <p className={styles.credits}>{texts('media.credits', { names: [...names].join(', ') })}</p>;
}
