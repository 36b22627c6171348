import { useState } from 'react';
import { requireStore } from '../../../../site/client-store.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { trackEvent } from '../../../../site/tracking/track-event.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { useComparisonPrices } from '../../../../trip-search/offers/use-comparison-prices.ts';
import type { CalendarMonth } from '../choice/dates-data.ts';
import { type TripFact, toComparedTrip } from '../choice/implied-changes.ts';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import type { NamedAirport } from '../dates/airport-select.tsx';
import { flightChangerActions } from '../flights/flight-changer-slice.ts';
import { pathOf } from '../model/cascade-path.ts';
import { CalendarChoices } from './calendar-choices.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarMonthStrip } from './calendar-month-strip.tsx';
import styles from './calendar-panel.module.css';
import { CalendarStatus } from './calendar-status.tsx';
import { describeDayChanges, listMarks } from './describe-day-changes.ts';
import { describeDayClick } from './describe-day-click.ts';
import { useCalendarMonth } from './use-calendar-month.ts';

export interface CalendarPanelProps {
  readonly hotelId: number;
  /** The search whose prices are shown. */
  readonly params: SearchParams;
  readonly offer: DetailedOffer;
  /** The month that came with the page: of the offer's length of stay and airport. */
  readonly served: CalendarMonth | null;
  /** Where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What the calendar is for, where it is not what the offer is. */
interface Chosen {
  readonly los: string | null;
  /** Null for the airports of the search together; undefined for that of the offer. */
  readonly airport: NamedAirport | null | undefined;
}

/** The price calendar (HOTEL-025): for each day of departure the cheapest offer, month by month. */
export function CalendarPanel({ hotelId, params, offer, served, today }: CalendarPanelProps) {
  const texts = useTexts();
  const { locale, language } = useVisit();
  const [chosen, setChosen] = useState<Chosen>({ los: null, airport: undefined });
  const { chooseOffer } = useChooseOffer();
  const formatShort = useShortPrice();
  const priceOf = (amount: number) => formatShort(amount, offer.price.currency);
  const path = pathOf(offer);
  const los = chosen.los ?? path.los;
  const airport = chosen.airport === undefined ? offer.departureAirport : chosen.airport;
  const from = airport?.code;
  const query = { hotelId, params, los, from };
  const isServed = los === path.los && (from ?? null) === path.airports;
  const shown = useCalendarMonth({
    ...query,
    offerMonth: path.months,
    served: isServed ? served : null,
  });

  const chosenFacts: readonly TripFact[] = [
    'departure',
    ...(chosen.los === null ? [] : (['nights'] as const)),
    ...(chosen.airport ? (['airport'] as const) : []),
  ];
  const trip = toComparedTrip(offer, null);
  const formerPriceOf = useComparisonPrices(shown.days?.map(({ offerId }) => offerId) ?? [], params);

  /** CAL-002 to CAL-005. */
  function clickDay(day: DateOption): void {
    requireStore().dispatch(flightChangerActions.open());
    trackEvent(locale, describeDayClick(day, { hotelId, los, currency: offer.price.currency }));
    const linked = { id: day.offerId, total: day.total, currency: offer.price.currency };
    chooseOffer(linked, chosenFacts);
  }

  return (
    <div className={styles.calendar}>
      <CalendarChoices
        hotelId={hotelId}
        params={params}
        los={los}
        airport={airport}
        hasFlights={path.airports !== null}
        priceOf={priceOf}
        onChange={(change) => setChosen({ ...chosen, ...change })}
      />
      <CalendarMonthStrip {...query} today={today} month={shown.month} priceOf={priceOf} />
      <div className={styles.month}>
        <CalendarGrid
          {...shown}
          today={today}
          selected={path.dates}
          priceOf={priceOf}
          formerPriceOf={formerPriceOf}
          changesOf={({ facts }) => describeDayChanges(trip, facts, chosenFacts, texts, language)}
          onPick={clickDay}
        />
        <CalendarStatus
          {...shown}
          priceOf={priceOf}
          marks={listMarks(trip, shown.days ?? [], chosenFacts, texts)}
        />
      </div>
    </div>
  );
}
