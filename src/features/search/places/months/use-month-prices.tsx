import type { ReactNode } from 'react';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { withShownPrice } from '../../../../site/shown-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { PlacesPageProps } from '../list/places-props.ts';
import type { MonthPrices } from './month-prices-schema.ts';
import styles from './month-scrubber.module.css';

interface MonthPrice {
  readonly text: ReactNode;
  /** Lets the page led to announce another price. */
  readonly addToLink: (address: string) => string;
}

/**
 * Loads the lowest price of a trip within each month and marks the cheapest month. Loads after the page is interactive,
 * because twelve more requests would make the page several times as expensive to serve.
 * @returns for a month (`YYYY-MM`) its text and what to add to its link; null until it is loaded, and where nothing is for sale
 */
export function useMonthPrices({ mask, level, theme }: Pick<PlacesPageProps, 'mask' | 'level' | 'theme'>) {
  const texts = useTexts();
  const { locale } = useVisit();
  const formatShort = useShortPrice();
  const { departureDate: _from, returnDate: _to, exact: _exact, page: _page, ...params } = mask.params;
  const themed = theme === null || level === null ? {} : { level, theme };
  const address = buildPath('get_month_prices', { _locale: locale }, { ...params, ...themed });
  const { answer } = useFetch<MonthPrices>(address);
  const months = answer?.months ?? [];
  const lowest = Math.min(...months.flatMap(({ totalAmount }) => totalAmount ?? []));
  return (month: string): MonthPrice | null => {
    const found = months.find((each) => each.month === month);
    if (answer === null || found === undefined) return null;
    const { perPersonAmount, totalAmount } = found;
    if (perPersonAmount === null || totalAmount === null) return null;
    const { currency } = answer;
    return {
      text: (
        <span className={styles.price} data-cheapest={totalAmount === lowest || undefined}>
          {texts('places.monthFrom', { price: formatShort(perPersonAmount, currency) })}
        </span>
      ),
      addToLink: (address) => withShownPrice(address, totalAmount, currency),
    };
  };
}
