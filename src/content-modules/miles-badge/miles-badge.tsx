import { minimumMilesOf } from '../../domain/miles/redeem-miles.ts';
import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { Texts } from '../../texts/texts.ts';
import { EditorNote } from '../parts/editor-note.tsx';
import { calculateMiles } from './calculate-miles.ts';
import styles from './miles-badge.module.css';
import type { MilesBadgeProps } from './schema.ts';

/** An example price that is easy to calculate with, in whole euros. */
const examplePrice = 1000;

/**
 * Shows editors, next to their own text, what a mile costs, what a trip earns and from when miles count. Rate and minimum are the brand's
 * (MILES-003, MILES-005); without miles as a means of payment only what a trip earns is shown.
 */
export function MilesBadge({ rateOriginal, earnRateRegular, earnRateBoost }: MilesBadgeProps) {
  const texts = useTexts();
  const { milesPayment } = useVisit().brand;
  const rate = milesPayment?.rates.EUR;
  const isChanged = rateOriginal !== undefined && rateOriginal !== rate;
  return (
    <section className={styles.badge} aria-label={texts('miles.label')}>
      <div className={styles.inner}>
        {rate === undefined ? null : <p className={styles.rule}>{formatRate(rate, texts)}</p>}
        <div className={styles.facts}>
          {isChanged ? <p>{texts('miles.before', { rule: formatRate(rateOriginal, texts) })}</p> : null}
          <p>
            {texts('miles.earn', {
              price: formatPrice(money(examplePrice * minorUnitsPerUnit('EUR'), 'EUR')),
              regular: calculateMiles(examplePrice, earnRateRegular),
              boost: calculateMiles(examplePrice, earnRateBoost),
            })}
          </p>
          {milesPayment === null ? null : (
            <p>{texts('miles.minimum', { points: minimumMilesOf(milesPayment) })}</p>
          )}
        </div>
      </div>
      <EditorNote>{texts('miles.editorsOnly')}</EditorNote>
    </section>
  );
}

/** MILES-009: a mile for a euro, or what a mile costs: to the cent, and below a cent to its thousandth. */
function formatRate(rate: number, texts: Texts): string {
  if (rate === 1) return texts('miles.onePerEuro');
  const steps = rate > 100 ? 1000 : 100;
  return texts('miles.eurosPerMile', { euros: Math.round(steps / rate) / steps });
}
