import { exampleTrip } from './example-trip.ts';
import TripsPage from './trips-page.tsx';
import type { TripCard } from './trips-page-props.ts';

export const title = 'My trips';

const { trip, checkoutId, bookingNumber } = exampleTrip;

const card: TripCard = {
  checkoutId,
  bookingNumber,
  hotel: trip.hotel.name,
  place: trip.hotel.place,
  scene: trip.hotel.scene,
  checkIn: trip.checkIn,
  checkOut: trip.checkOut,
  nights: trip.nights,
  isCancelled: false,
  daysToGo: 12,
};
const past = { ...card, checkoutId: 'another-checkout-of-one', bookingNumber: 'M3QR-7TKA', daysToGo: null };

export const examples = [
  {
    name: 'of a member',
    render: () => (
      <TripsPage trips={{ upcoming: [card], past: [{ ...past, isCancelled: true }] }} find={null} />
    ),
  },
  { name: 'none yet', render: () => <TripsPage trips={{ upcoming: [], past: [] }} find={null} /> },
  { name: 'of a guest', render: () => <TripsPage trips={null} find={null} /> },
  { name: 'link asked for', render: () => <TripsPage trips={null} find="asked" /> },
  { name: 'closed link', render: () => <TripsPage trips={null} find="closed" /> },
];
