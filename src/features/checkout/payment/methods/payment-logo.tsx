import styles from './payment-logo.module.css';

export type PaymentMark = 'Visa' | 'Mastercard' | 'American Express' | 'SEPA' | 'PayPal';

/** Simple logos drawn for this product, not the card schemes' artwork. */
const marks: Readonly<
  Record<PaymentMark, { readonly text: string; readonly size: number; readonly width: number }>
> = {
  Visa: { text: 'VISA', size: 13, width: 46 },
  Mastercard: { text: '', size: 0, width: 46 },
  'American Express': { text: 'AMEX', size: 12, width: 46 },
  SEPA: { text: 'SEPA', size: 12, width: 46 },
  PayPal: { text: 'PayPal', size: 12, width: 52 },
};

/** The logo of a payment method (CONST-019). With `isDecoration` its name is next to it as text. */
export function PaymentLogo({
  mark,
  isDecoration = false,
}: {
  readonly mark: PaymentMark;
  readonly isDecoration?: boolean;
}) {
  const { text, size, width } = marks[mark];
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${width} 28`}
      width={width}
      height="28"
      data-mark={mark}
      role="img"
      aria-label={mark}
      aria-hidden={isDecoration || undefined}
    >
      <rect className={styles.card} x="0.5" y="0.5" width={width - 1} height="27" rx="4" />
      {mark === 'Mastercard' ? (
        <>
          <circle className={styles.disc} cx="18.5" cy="14" r="8" />
          <circle className={styles.disc} cx="27.5" cy="14" r="8" />
        </>
      ) : (
        <text
          x={width / 2}
          y="14.5"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={size}
          fontWeight="800"
        >
          {text}
        </text>
      )}
    </svg>
  );
}
