import { formatPrice } from '../../../../domain/money/format-price.ts';
import type { Money } from '../../../../domain/money/money.ts';
import styles from './rolling-price.module.css';

/** A price whose digits roll to their new places when it changes; still under reduced motion. Whole units (PRICE-016). */
export function RollingPrice({ price }: { readonly price: Money }) {
  const words = formatPrice(price);
  return (
    <span className={styles.price}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" className={styles.reels}>
        {[...words].map((character, at) => {
          // Counted from the end: a fourth digit joins in front and leaves the others their reels.
          const key = words.length - at;
          return /\d/.test(character) ? (
            <span key={key} className={styles.reel} data-digit={character}>
              {character}
            </span>
          ) : (
            <span key={key}>{character}</span>
          );
        })}
      </span>
    </span>
  );
}
