import { useEffect, useState } from 'react';
import { RetryNotice } from '../../../../design/feedback/retry-notice.tsx';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { requireStore, useSlice } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { buildPath } from '../../../../url.ts';
import { offerSlice } from '../choice/offer-slice.ts';
import { useTripPlace } from '../choice/trip-address.tsx';
import { isChoosing } from '../choice/while-choosing.tsx';
import { buildFlightRequest } from './build-flight-request.ts';
import styles from './flight-alternatives.module.css';
import { flightChangerActions, flightChangerSlice } from './flight-changer-slice.ts';
import { FlightFilters } from './flight-filters.tsx';
import { FlightOptions } from './flight-options.tsx';
import type { FlightAlternativesAnswer } from './flights-schema.ts';

/** Other flights for the stay of an offer, there and back (SAPI-038), with the filters of the flight changer. */
export default function FlightAlternatives({ offer }: { readonly offer: DetailedOffer }) {
  const texts = useTexts();
  const { locale } = useVisit();
  const { params } = useTripPlace();
  const state = useSlice(flightChangerSlice);
  const isLoading = useSlice(offerSlice, isChoosing);
  const airline = offer.departureFlight?.airline ?? { code: '', name: '' };
  const query = buildFlightRequest(params, offer.id, state, airline.code);
  const address = buildPath('get_flight_alternatives', { _locale: locale }, query);
  // Those of before stay until the new ones are there: nothing jumps, and the flight pressed keeps the focus.
  const [shown, setShown] = useState<FlightAlternativesAnswer | null>(null);
  const { status, retry } = useFetch<FlightAlternativesAnswer>(address, setShown);
  const isDue = state.shouldLoad && !isLoading;
  useEffect(() => {
    if (!isDue) return;
    requireStore().dispatch(flightChangerActions.load());
    if (status === 'answered') retry();
  }, [isDue, status, retry]);
  return (
    <div className={styles.changer}>
      <FlightFilters state={state} airline={airline.name} />
      {status === 'failed' ? <RetryNotice onRetry={retry}>{texts('trip.flightsFailed')}</RetryNotice> : null}
      {shown === null && status !== 'failed' ? (
        <div role="status">
          <span className="visually-hidden">{texts('trip.flightsLoading')}</span>
          <Skeleton lines={8} />
        </div>
      ) : null}
      {shown === null ? null : (
        <div className={styles.lists} aria-busy={isLoading || status === 'loading'}>
          <FlightOptions leg="departureFlight" offers={shown.outbounds} selected={offer} />
          <FlightOptions leg="returnFlight" offers={shown.inbounds} selected={offer} />
        </div>
      )}
    </div>
  );
}
