import { useEffect, useState } from 'react';
import { browserTimings } from '../../../../defaults.ts';
import type { Money } from '../../../../domain/money/money.ts';
import { type Day, requireDay } from '../../../../domain/time/calendar-day.ts';
import { fetchJson } from '../../../../site/calls/fetch-json.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { type PriceTone, scalePrices } from '../../../../trip-search/offers/price-tones.ts';
import { buildPath } from '../../../../url.ts';
import type { PriceCalendar } from './price-calendar-schema.ts';

export interface PeriodPrices {
  /** True where a month shown has no prices because they could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Null where none is known. */
  readonly priceOf: (day: Day) => string | null;
  readonly toneOf: (day: Day) => PriceTone | null;
}

/** Responses by request address; null after a failure. Cached while the picker is open. */
type Answers = Readonly<Record<string, PriceCalendar | null>>;

/**
 * Loads the prices of the departure days in the visible months, one month after the other; cancels outdated requests.
 * @param query the search for the prices; null loads none
 * @param months `YYYY-MM`
 */
export function usePeriodPrices(query: SearchParams | null, months: readonly string[]): PeriodPrices {
  const { locale } = useVisit();
  const formatShort = useShortPrice();
  const [answers, setAnswers] = useState<Answers>({});
  const addresses =
    query === null
      ? []
      : months.map((month) => buildPath('get_price_calendar', { _locale: locale }, { ...query, month }));
  const next = addresses.find((address) => !Object.hasOwn(answers, address)) ?? null;

  useEffect(() => {
    if (next === null) return;
    const waiting = new AbortController();
    const settle = (answer: PriceCalendar | null) => {
      if (!waiting.signal.aborted) setAnswers((before) => ({ ...before, [next]: answer }));
    };
    const timer = setTimeout(() => {
      fetchJson<PriceCalendar>(next, waiting.signal).then(settle, () => settle(null));
    }, browserTimings.periodPricesDelayMs);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [next]);

  const prices = new Map(addresses.flatMap((address) => listDays(answers[address] ?? null)));
  return {
    hasFailed: addresses.some((address) => answers[address] === null),
    retry: () =>
      setAnswers((before) =>
        Object.fromEntries(Object.entries(before).filter(([, answer]) => answer !== null)),
      ),
    priceOf(day) {
      const price = prices.get(day);
      return price === undefined ? null : formatShort(price.amount, price.currency);
    },
    toneOf: (day) => prices.get(day)?.tone ?? null,
  };
}

type PricedDay = Pick<Money, 'amount' | 'currency'> & { readonly tone: PriceTone | null };

/** Each month has a scale of its own: in every month some days are the cheap ones. */
function listDays(answer: PriceCalendar | null): [Day, PricedDay][] {
  if (answer === null) return [];
  const { currency, days } = answer;
  const { toneOf } = scalePrices(days.map(({ perPersonAmount }) => perPersonAmount));
  return days.map(({ date, perPersonAmount: amount }) => [
    requireDay(date),
    { amount, currency, tone: toneOf(amount) },
  ]);
}
