import { formatPrice } from '../domain/money/format-price.ts';
import type { Money } from '../domain/money/money.ts';
import type { ShownMoney } from '../domain/money/shown-money.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** A converted one is shown with what is charged. */
  readonly price: ShownMoney;
  /** Small words before the number, such as 'from'. */
  readonly before?: string | undefined;
  /** Small words after the number, such as 'p.p.'. */
  readonly after?: string | undefined;
  /** A higher price that was really charged before; shown struck through (PRICE-001). */
  readonly struck?: { readonly price: Money; readonly label: string } | undefined;
  readonly size?: 'default' | 'large';
  /** Cents are shown from the extras step on; before it prices are whole (PRICE-016). */
  readonly fractionDigits?: boolean;
}

/** A price: the number large and in the typeface for places, the words small next to it in the same colour. */
export function Price({
  price,
  before,
  after,
  struck,
  size = 'default',
  fractionDigits = false,
}: PriceProps) {
  const { conversion } = price;
  return (
    <span className={size === 'large' ? `${styles.price} ${styles.large}` : styles.price}>
      {struck ? (
        <span className={styles.struck}>
          <span className="visually-hidden">{`${struck.label} `}</span>
          <s>{formatPrice(struck.price, { fractionDigits })}</s>
        </span>
      ) : null}
      {before ? <span className={styles.text}>{`${before} `}</span> : null}
      {conversion ? <span className={styles.text}>{`${conversion.about} `}</span> : null}
      <span className={styles.number}>{formatPrice(price, { fractionDigits })}</span>
      {after ? <span className={styles.text}>{` ${after}`}</span> : null}
      {conversion ? <span className={styles.charged}>{` ${conversion.chargedText}`}</span> : null}
    </span>
  );
}
