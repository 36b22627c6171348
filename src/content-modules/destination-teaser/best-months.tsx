import { useTexts } from '../../site/visit-context.tsx';
import styles from './destination-teaser.module.css';
import type { DestinationTeaserProps } from './schema.ts';

/** The year as twelve marks, the best months filled; screen readers get the months as text. */
export function BestMonths({ months }: Required<Pick<DestinationTeaserProps, 'months'>>) {
  const texts = useTexts();
  return (
    <div>
      <p className={styles.label}>{texts('teaser.bestMonths')}</p>
      <ol className={styles.months}>
        {months.map(({ name, isBest, isNow }) => (
          <li
            key={name}
            className={styles.month}
            data-best={isBest ? '' : undefined}
            aria-current={isNow ? 'date' : undefined}
          >
            {name}
            {isBest ? <span className="visually-hidden"> {texts('teaser.isBest')}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
