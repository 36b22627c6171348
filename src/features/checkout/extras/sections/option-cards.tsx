import type { ReactNode } from 'react';
import { RefusedReason, refusedReasonId } from '../choices/refused-reason.tsx';
import type { RefusedChoice } from '../choices/use-extras.ts';
import styles from './option-cards.module.css';

export interface OptionCard {
  /** Null for the card that chooses no option. */
  readonly id: string | null;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The formatted price; null when the option is free. */
  readonly price: string | null;
  readonly priceNote?: string;
  /** More information below the card, outside its label. */
  readonly details?: ReactNode;
}

export interface OptionCardsProps {
  /** Name of the radio group, unique on the page. */
  readonly name: string;
  /** Legend of the group, for screen readers. */
  readonly legend: string;
  readonly cards: readonly OptionCard[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** The last choice of the page, when it was not saved. */
  readonly refusal: RefusedChoice | null;
}

/** A choice between options, as cards with a radio button each. */
export function OptionCards({ name, legend, cards, chosen, onChoose, refusal }: OptionCardsProps) {
  const refused = refusal?.field === name ? refusal : null;
  const isShown = cards.some(({ id }) => id === refused?.id);
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
              aria-describedby={refused?.id === id ? refusedReasonId : undefined}
              onChange={() => onChoose(id)}
            />
            <span className={styles.text}>
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
          {refused?.id === id ? (
            <div className={styles.refused}>
              <RefusedReason refusal={refused} />
            </div>
          ) : null}
          {details}
        </div>
      ))}
      {isShown ? null : <RefusedReason refusal={refused} />}
    </fieldset>
  );
}
