import { requireDay } from '../../src/domain/time/calendar-day.ts';
import type {
  HotelCardContent,
  ListedHotel,
  ResultsPageProps,
} from '../../src/features/search/results/list/results-page-props.ts';

/** A hotel of the list, by default by the sea on Crete. */
export function buildHotelCard(traits: Partial<ListedHotel> = {}): HotelCardContent {
  const id = traits.id ?? 1001;
  return {
    hotel: {
      id,
      name: 'Villa Kalliopi',
      path: `/de-de/hotel/crete/villa-kalliopi-${id}`,
      scene: 'hotel-front.aegean.summer.golden.warm.h1001',
      stars: 4.5,
      rating: 52,
      reviews: 31,
      place: 'Rethymno, Kreta',
      at: { latitude: 35.37, longitude: 24.47 },
      ...traits,
    },
    highlights: ['beachfront', 'spa', 'pool'],
    offer: {
      id: 'offer1',
      nights: 7,
      board: 'half_board',
      from: requireDay('2027-05-01'),
      to: requireDay('2027-05-08'),
      airport: 'Frankfurt',
      flights: null,
      perPerson: 64_950,
      total: 129_900,
    },
  };
}

/** A list of one hotel with counts for some filters. */
export function buildResultsPage(traits: Partial<ResultsPageProps> = {}): ResultsPageProps {
  return {
    mask: {
      params: { destinations: '1023', duration: '7' },
      destinations: [],
      airports: [],
      today: '2026-11-21',
    },
    place: 'Kreta',
    trip: '7 Nächte · flexibler Zeitraum · 2 Erwachsene',
    travellers: 2,
    currency: 'EUR',
    notes: [],
    priceChange: null,
    total: 1,
    lowest: 64_950,
    page: 1,
    pages: 1,
    hotels: [buildHotelCard()],
    filters: {
      counts: {
        stars: [{ value: 4, hotels: 12 }],
        board: [
          { value: 'breakfast', hotels: 3 },
          { value: 'all_inclusive', hotels: 9 },
        ],
      },
      airlines: [{ code: '7Q', name: 'Nordwind Air' }],
    },
    knownAt: { iso: '2026-11-21T12:00:00.000Z', text: 'Prices as of 21.11.2026, 13:00' },
    zeroResultSuggestions: null,
    ...traits,
  };
}
