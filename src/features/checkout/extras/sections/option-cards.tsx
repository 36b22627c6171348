import type { ReactNode } from 'react';
import styles from './option-cards.module.css';

export interface OptionCard {
  /** Null is the card for nothing. */
  readonly id: string | null;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** What it costs, written out; null where it costs nothing. */
  readonly price: string | null;
  readonly priceNote?: string;
  /** More to read below the card; no part of the label. */
  readonly details?: ReactNode;
}

export interface OptionCardsProps {
  /** Unique on the page. */
  readonly name: string;
  /** Says what is chosen, for screen readers. */
  readonly legend: string;
  readonly cards: readonly OptionCard[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** One of several, as cards with a radio each; the last card is none of them. */
export function OptionCards({ name, legend, cards, chosen, onChoose }: OptionCardsProps) {
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{legend}</legend>
      {cards.map(({ id, title, note, price, priceNote, details }) => (
        <div key={id ?? 'none'} className={styles.card}>
          <label className={styles.label}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={id ?? ''}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {note === undefined ? null : <span className={styles.note}>{note}</span>}
            </span>
            {price === null ? null : (
              <span className={styles.price}>
                {price}
                {priceNote === undefined ? null : <span className={styles.note}>{priceNote}</span>}
              </span>
            )}
          </label>
          {details}
        </div>
      ))}
    </fieldset>
  );
}
