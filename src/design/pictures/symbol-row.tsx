import styles from './symbol-row.module.css';

export interface SymbolRowProps {
  /** Stars are a hotel's category, suns its guests' rating. */
  readonly symbol: 'star' | 'sun';
  /** How many are full; parts of one are filled from its start. */
  readonly value: number;
  /** How many there are, the rest shown faintly; as many as are begun unless given. */
  readonly of?: number;
  /** The number in words for screen readers, such as '5.2 of 6'. */
  readonly label: string;
}

/** Width and height of a symbol in units of the drawing. */
const side = 16;

/** Stars or suns as one masked drawing: for lists, where a drawing each would weigh more than all the rest of a card. */
export function SymbolRow({ symbol, value, of = Math.ceil(value), label }: SymbolRowProps) {
  const filled = Math.min(Math.max(value, 0), of);
  return (
    <svg
      className={styles[symbol]}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${of * side} ${side}`}
      width={of * side}
      height={side}
      fill="currentColor"
    >
      <path className={styles.rest} d={`M0 0h${of * side}v${side}H0z`} />
      <path d={`M0 0h${filled * side}v${side}H0z`} />
    </svg>
  );
}
