import { useState } from 'react';
import { listLengths } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { requireStore } from '../../../../site/client-store.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { flightChangerActions } from './flight-changer-slice.ts';
import { FlightOption, type FlightOptionProps } from './flight-option.tsx';
import styles from './flight-options.module.css';

export interface FlightOptionsProps extends Pick<FlightOptionProps, 'leg' | 'selected'> {
  /** Cheapest first. */
  readonly offers: readonly DetailedOffer[];
}

/** Flights of one direction, each with what the trip costs more or less with it. */
export function FlightOptions({ leg, offers, selected }: FlightOptionsProps) {
  const texts = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  const titleId = `flights-${leg}`;
  const shown = showsAll ? offers : offers.slice(0, listLengths.flights);
  const more = offers.length - shown.length;
  return (
    <div className={styles.options}>
      <h3 id={titleId} className={styles.title}>
        {texts(leg === 'departureFlight' ? 'trip.outbound' : 'trip.return')}
      </h3>
      {offers.length === 0 ? (
        <>
          <p role="status">{texts('trip.flightsNone')}</p>
          <Button look="quiet" onClick={resetFilters}>
            {texts('trip.resetFilters')}
          </Button>
        </>
      ) : null}
      <ul className={styles.list} aria-labelledby={titleId}>
        {shown.map((offer) => (
          <li key={offer.id}>
            <FlightOption leg={leg} offer={offer} selected={selected} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {texts('trip.moreFlights', { n: more })}
        </Button>
      ) : null}
    </div>
  );
}

function resetFilters(): void {
  const none = { stopOver: null, baggageFilter: null, airlineFilter: false } as const;
  requireStore().dispatch(flightChangerActions.filter(none));
}
