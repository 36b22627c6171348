import { useEffect } from 'react';
import { readSlice, requireStore } from '../../../site/client-store.ts';
import { cancelOfferLoad, modelOf, selectOffer } from './choice/load-offers.ts';
import { type OfferModel, offerActions, offerSlice } from './choice/offer-slice.ts';
import type { TripData } from './choice/trip-data.ts';
import { flightChangerActions } from './flights/flight-changer-slice.ts';
import { browserMemory, recallOffer, rememberOffer } from './remember-offer.ts';

/** Fills the offer slots from what the page shows, each time it shows something else: the server decides which offer that is. */
export function useTripSlots({
  offer,
  isAirlineExclusive,
}: Pick<TripData, 'offer' | 'isAirlineExclusive'>): void {
  useEffect(() => {
    if (offer === null) return;
    fillSlots(modelOf(offer), isAirlineExclusive);
  }, [offer, isAirlineExclusive]);
  // Offers requested on this page must not fill the slots of the next.
  useEffect(() => cancelOfferLoad, []);
}

/** What the page shows becomes the selected offer; the first of a hotel also the initial one, which other flights are loaded for (FLIGHT-005). */
export function fillSlots(model: OfferModel, isAirlineExclusive: boolean): void {
  const { dispatch } = requireStore();
  const memory = browserMemory();
  const { selectedOffer, initialOffer } = readSlice(offerSlice);
  const recalled = recallOffer(memory);
  // What was seen before a reload, or hours ago in the history, is what a new price is a change of.
  if (selectedOffer.model === null && recalled?.id === model.id) dispatch(offerActions.setSelected(recalled));
  selectOffer(model);
  if (initialOffer.model?.hotelId !== model.hotelId) {
    dispatch(offerActions.setInitial(model));
    if (isAirlineExclusive) dispatch(flightChangerActions.filter({ airlineFilter: true }));
  }
  // Skips an offer that is already stored: a browser that refused it before the reload would refuse again.
  if (recalled?.id !== model.id || recalled.totalAmount !== model.totalAmount) rememberOffer(memory, model);
}
