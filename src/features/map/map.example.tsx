import type { Result } from '../../trip-search/hotels/result-schema.ts';
import { MapPreview } from './canvas/map-preview.tsx';
import { HotelMap } from './hotel-map.tsx';
import styles from './map.example.module.css';
import { MapHotelCard } from './results/map-hotel-card.tsx';

export const title = 'Map';

const buildResult = (id: number, name: string, perPersonAmount: number): Result => ({
  hotel: {
    id,
    name,
    category: 4.5,
    location: {
      city: { id: 1, name: 'Cala Millor' },
      region: { id: 2, name: 'Mallorca' },
      country: { id: 3, name: 'Spanien' },
      latitude: 39.6,
      longitude: 3.38,
    },
    ratings: { average: 5.2, count: 118 },
    features: [{ name: 'route', value: `/de-de/hotel/mallorca/hotel-${id}` }],
    productCode: `G${id}`,
    mainImage: { scene: 'hotel-front.balearic.summer.golden.warm.h1000003', alt: name },
    slugName: 'hotel',
    slugPath: 'mallorca',
    references: { giataCode: String(id) },
  },
  offer: {
    id: 'offer',
    hotelId: id,
    lengthOfStay: 7,
    checkIn: '2027-05-01',
    checkOut: '2027-05-08',
    isOnRequest: false,
    board: 'breakfast',
    freeCancellationUntil: null,
    cancellation: { until: null, fee: 100_000 },
    price: {
      perPersonAmount,
      totalAmount: 2 * perPersonAmount,
      currency: 'EUR',
      knownAt: '2026-11-21T12:00:00Z',
      source: 'index',
    },
    departureAirport: null,
    arrivalAirport: null,
    departureFlight: null,
    returnFlight: null,
  },
});

const one = [buildResult(1, 'Torre Bona Beach Hotel', 61_900)];
const several = [...one, buildResult(2, 'Apartaments Jardí des Dofí', 64_400)];

export const examples = [
  {
    name: 'of a hotel, before consent',
    render: () => <HotelMap latitude={39.6} longitude={3.38} name="Torre Bona Beach Hotel" />,
  },
  {
    name: 'until it is loaded',
    render: () => (
      <div className={styles.stage}>
        <MapPreview />
      </div>
    ),
  },
  {
    name: 'a chosen hotel',
    render: () => (
      <div className={styles.stage}>
        <MapHotelCard results={one} params={{}} onClose={() => undefined} />
      </div>
    ),
  },
  {
    name: 'hotels in the same place',
    render: () => (
      <div className={styles.stage}>
        <MapHotelCard results={several} params={{}} onClose={() => undefined} />
      </div>
    ),
  },
];
