import type { ReactNode } from 'react';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { PlacesPageProps } from '../list/places-props.ts';
import type { MonthPrices } from './month-prices-schema.ts';
import styles from './month-scrubber.module.css';

/**
 * Loads the lowest price of a trip within each month and marks the cheapest month. Loads after the page is interactive,
 * because twelve more requests would make the page several times as expensive to serve.
 * @returns text for a month (`YYYY-MM`); null until it is loaded, and where nothing is for sale
 */
export function useMonthPrices({ mask, level, theme }: Pick<PlacesPageProps, 'mask' | 'level' | 'theme'>) {
  const texts = useTexts();
  const { locale } = useVisit();
  const write = useShortPrice();
  const { departureDate: _from, returnDate: _to, exact: _exact, page: _page, ...params } = mask.params;
  const themed = theme === null || level === null ? {} : { level, theme };
  const address = buildPath('get_month_prices', { _locale: locale }, { ...params, ...themed });
  const { answer } = useFetch<MonthPrices>(address);
  const amounts = new Map(answer?.months.map(({ month, perPersonAmount }) => [month, perPersonAmount]));
  const lowest = Math.min(...[...amounts.values()].filter((amount) => amount !== null));
  return (month: string): ReactNode => {
    const amount = amounts.get(month);
    if (answer === null || amount === undefined || amount === null) return null;
    return (
      <span className={styles.price} data-cheapest={amount === lowest || undefined}>
        {texts('places.monthFrom', { price: write(amount, answer.currency) })}
      </span>
    );
  };
}
