import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { CheckoutTrip } from './checkout.ts';
import CheckoutPage from './checkout-page.tsx';

const flight = {
  from: 'Frankfurt (FRA)',
  to: 'Palma (PMI)',
  departure: '2027-05-01T06:05',
  arrival: '2027-05-01T08:25',
  airline: 'Nordwind Air',
  flightNumber: '7Q 111',
  stops: 0,
  baggage: 'baggage',
} as const;
const trip: CheckoutTrip = {
  hotel: {
    id: 7,
    name: 'Hotel Cala',
    place: 'Palma, Majorca, Spain',
    scene: 'x',
    path: '/de-de/hotel/a/b-7',
  },
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  nights: 7,
  board: 'half_board',
  freeCancellationUntil: '2027-04-17',
  outbound: flight,
  inbound: { ...flight, from: flight.to, to: flight.from, stops: 1 },
};

const read = async (changes: Partial<CheckoutTrip> = {}) =>
  readWords(
    await renderInShop(
      <CheckoutPage trip={{ ...trip, ...changes }} travellers={2} baseTotal={100_001} currency="EUR" />,
      { currency: 'CHF' },
    ),
  );

test('[PRICE-016] the checkout shows the total to the cent, in the currency that is charged', async () => {
  expect(await read()).toMatch(/Total price 1\s000\.01\s€/);
});

test('the trip is said in full: stay, board, flights with their stops, terms', async () => {
  const words = await read();
  expect(words).toContain('Sat, 1 May 2027 – Sat, 8 May 2027 7 nights · Half board');
  expect(words).toContain('Frankfurt (FRA) 06:05 – Palma (PMI) 08:25');
  expect(words).toContain('7Q 111, non-stop');
  expect(words).toContain('7Q 111, 1 stop');
  expect(words).toContain('Free cancellation until Sat, 17 Apr 2027');
});

test('a stay without flights has none, and one that cannot be cancelled says so', async () => {
  const words = await read({ outbound: null, inbound: null, freeCancellationUntil: null });
  expect(words).not.toMatch(/flight/i);
  expect(words).toContain('cannot be cancelled free of charge');
});
