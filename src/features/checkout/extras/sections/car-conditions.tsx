import type { RentalCarTerms } from '../../../../domain/extras/rental-car-terms.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './car-conditions.module.css';

export interface CarConditionsProps {
  /** Name of the car's class. */
  readonly name: string;
  readonly car: RentalCarTerms;
  readonly currency: CurrencyCode;
}

/** The rental conditions of a car, collapsed by default. */
export function CarConditions({ name, car, currency }: CarConditionsProps) {
  const texts = useTexts();
  const format = (amount: number) => formatAmount(amount, currency);
  const terms = {
    provider: car.provider,
    deposit: format(car.deposit),
    excess: car.excess === 0 ? texts('extras.car.noExcess') : format(car.excess),
    kilometres:
      car.kilometresPerDay === null
        ? texts('extras.car.unlimited')
        : texts('extras.car.perDay', { n: car.kilometresPerDay }),
    fuel: texts(`extras.car.${car.fuel}`),
    driver: texts('extras.car.driverTerms', { age: car.minimumAge, years: car.licenceYears }),
  };
  return (
    <details className={styles.conditions}>
      <summary>{texts('extras.car.conditions', { name })}</summary>
      <dl className={styles.terms}>
        {Object.entries(terms).map(([term, value]) => (
          <div key={term}>
            <dt>{texts(`extras.car.${term}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
