import type { TeaserOffer } from '../../src/domain/search/teaser-offer.ts';

/** An offer, by default a week on Crete from Frankfurt for 489 euros. */
export function buildTeaserOffer(traits: Partial<TeaserOffer> = {}): TeaserOffer {
  return {
    perPerson: 48_900,
    total: 97_800,
    currency: 'EUR',
    comparisonPerPerson: null,
    nights: 7,
    departure: '2027-05-08',
    return: '2027-05-15',
    destinationName: 'Crete',
    hotelName: 'House by the Harbour',
    roomName: 'Double room',
    airportName: 'Frankfurt',
    flightMinutes: 195,
    category: 40,
    link: '/search?destinations=3&airports=FRA',
    ...traits,
  };
}
