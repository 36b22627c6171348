import { useTexts } from '../../site/visit-context.tsx';
import styles from './footer.module.css';

/** Cards that can pay (SHELL-036): plain wordmarks of our own drawing, not the schemes' artwork. */
const cards = [
  { name: 'Visa', mark: 'VISA', size: 15, width: 56 },
  { name: 'Mastercard', mark: 'mastercard', size: 9.5, width: 68 },
  { name: 'American Express', mark: 'AMERICAN EXPRESS', size: 7.5, width: 92 },
] as const;

export function PaymentLogos() {
  const texts = useTexts();
  return (
    <ul className={styles.cards} aria-label={texts('footer.payment')}>
      {cards.map(({ name, mark, size, width }) => (
        <li key={name}>
          <svg role="img" aria-label={name} viewBox={`0 0 ${width} 28`} width={width} height="28">
            <rect x="0.5" y="0.5" width={width - 1} height="27" rx="4" fill="none" stroke="currentColor" />
            <text
              x={width / 2}
              y="14"
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={size}
              fontWeight="800"
              fill="currentColor"
            >
              {mark}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  );
}
