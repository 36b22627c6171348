import { Suspense } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import { requireStore, useSlice } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { OpeningSection } from '../choice/opening-section.tsx';
import type { TripData } from '../choice/trip-data.ts';
import { flightChangerActions, flightChangerSlice } from './flight-changer-slice.ts';

const FlightAlternatives = lazyPart(() => import('./flight-alternatives.tsx'));

export interface FlightChangerProps {
  readonly offer: DetailedOffer;
  readonly trip: Pick<TripData, 'opensFlightChanger' | 'isAirlineExclusive'>;
}

/** 'Change your flights' (HOTEL-011): other flights for the same stay, in code and data that come once it is opened. */
export function FlightChanger({ offer, trip }: FlightChangerProps) {
  const texts = useTexts();
  const { startsOpen } = useVisit().brand;
  const { isOpen, isReady } = useSlice(flightChangerSlice);
  const isOpened = isOpen ?? (trip.opensFlightChanger || null);
  const opens = startsOpen.flightChanger;
  const isWanted = isOpened ?? (opens.mobile || opens.desktop);
  return (
    <OpeningSection
      id="change-flights"
      title={texts('trip.flightsTitle')}
      summary={texts('trip.flightsLead')}
      startsOpen={opens}
      isOpen={isOpened}
      opensLabel={texts('trip.flightsTitle')}
      closesLabel={texts('trip.hide')}
      onToggle={toggle}
    >
      {isWanted && isReady ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <FlightAlternatives offer={offer} />
        </Suspense>
      ) : (
        <Skeleton lines={6} />
      )}
    </OpeningSection>
  );
}

function toggle(isOpen: boolean): void {
  requireStore().dispatch(isOpen ? flightChangerActions.open() : flightChangerActions.close());
}
