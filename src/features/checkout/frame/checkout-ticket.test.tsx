import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CheckoutTicket } from './checkout-ticket.tsx';
import { buildExampleSummary, exampleBookedTrip } from './example-summary.ts';

const read = async (changes: Partial<CheckoutSummary> = {}) =>
  readWords(
    await renderInShop(<CheckoutTicket summary={buildExampleSummary(changes)} isChangeable />, {
      currency: 'CHF',
    }),
  );

test('[PRICE-016] [CONST-022] [CONST-023] the checkout shows the exact total in the charged currency, and an approximate one in the shown currency', async () => {
  expect(await read()).toMatch(/Total price 1\s000\.01\s€ about CHF\s\d+/);
});

test('shows the whole trip: stay, party, board, flights with stops and bags, cancellation terms', async () => {
  const words = await read({ party: { adults: 2, children: 1, infants: 1 } });
  expect(words).toContain('Sat 1 May – Sat 8 May 2027');
  expect(words).toContain('2 adults, 1 child, 1 baby 7 nights · night flight home · Double room Half board');
  expect(words).toContain('Departs 06:05 Frankfurt (FRA) direct Arrives 08:25 Palma (PMI)');
  expect(words).toContain('Nordwind Air 7Q 111 suitcase and cabin bag');
  expect(words).toContain('1 stop Arrives 00:40 +1 day Frankfurt (FRA)');
  expect(words).toContain('Free cancellation until Thu 1 Apr 2027');
  expect(words).toMatch(/until Fri 16 Apr 2027 400\.00\s€/);
  expect(words).not.toContain('insurance');
});

test('shows what cancelling costs as a curve up to departure, and none for a trip that is never free', async () => {
  const render = async (changes: Partial<CheckoutSummary>) =>
    renderInShop(<CheckoutTicket summary={buildExampleSummary(changes)} isChangeable />, { currency: 'CHF' });
  const markup = await render({});
  expect(readWords(markup)).toMatch(/free of charge.*Today Sat 1 May 2027/);
  expect(markup).toMatch(/<path[^>]* d="M0 96H\d+(?:L\d+ \d+H\d+)+"/);
  const rigid = await render({ cancellation: [{ until: null, fee: 100_001 }] });
  expect(readWords(rigid)).not.toContain('Today');
});

test('says apart from the total, in its own currency, what the hotel collects on the spot, if that is known', async () => {
  const localCharges = [
    { kind: 'tourist_tax', amount: '38.50', currency: 'EUR' },
    { kind: 'other', amount: '1250.00', currency: 'AED' },
  ] as const;
  const words = await read({ trip: { ...exampleBookedTrip, localCharges } });
  expect(words).toMatch(
    /Also payable at the hotel, not included in the price: Tourist tax\s38\.50\s€, Taxes and charges\s1\.250,00\sAED\./,
  );
  expect(words).toMatch(/Total price 1\s000\.01\s€/);
  expect(await read()).not.toContain('payable at the hotel');
});

test.each([
  [89, 'About 1 h 29 min from the airport (90 km)'],
  [90, 'Far from the airport: about 1 h 30 min (90 km)'],
])('says how far the hotel is from the airport, %d minutes', async (minutes, said) => {
  const hotel = { ...exampleBookedTrip.hotel, ride: { minutes, kilometres: 90 } };
  expect(await read({ trip: { ...exampleBookedTrip, hotel } })).toContain(said);
  expect(await read()).not.toContain('from the airport');
});

test('lists the amount of each extra, deducts discounts and shows when the price was confirmed', async () => {
  const luggage = {
    id: 'a',
    kind: 'luggage',
    variant: '20kg',
    leg: 'outbound',
    travellers: [0, 1],
    amount: 6000,
  };
  const insurance = {
    id: 'b',
    kind: 'insurance',
    variant: 'full_cover',
    leg: null,
    travellers: [],
    amount: 4950,
  };
  const words = await read({
    extras: [luggage, insurance] as CheckoutSummary['extras'],
    cardDiscount: 7000,
    total: 103_951,
  });
  expect(words).toMatch(
    /Flights and hotel 1\s000\.01\s€ Luggage 20 kg · Outbound flight · for 2 travellers 60\.00\s€/,
  );
  expect(words).toMatch(/Insurance Full cover 49\.50\s€ Discount with your card −70\.00\s€/);
  expect(words).toMatch(/Total price 1\s039\.51\s€/);
  expect(words).toContain('The insurance stays in force if you cancel; its premium is not refunded.');
  expect(words).toContain('Price confirmed by the tour operator on 22 Nov 2026, 11:15');
});

test('what early booking takes off is a line of its own below the price without it, and none without it', async () => {
  const words = await read({ earlyBooking: 12_345 });
  expect(words).toMatch(/Flights and hotel 1\s123\.46\s€ Early booking discount −123\.45\s€/);
  expect(words).toMatch(/Total price 1\s000\.01\s€/);
  expect(await read()).not.toContain('Early booking discount');
});

test('[CONST-029] past the free days the fee that applies today comes first', async () => {
  const cancellation = [
    { until: '2027-04-24', fee: 60_001 },
    { until: null, fee: 100_001 },
  ];
  const words = await read({ cancellation });
  expect(words).toMatch(/Cancelling until Sat 24 Apr 2027: 600\.01\s€/);
  expect(words).not.toContain('Non-refundable');
});

test('a hotel-only stay shows no flights, and a non-refundable one says so', async () => {
  const words = await read({
    trip: { ...exampleBookedTrip, outbound: null, inbound: null },
    cancellation: [{ until: null, fee: 100_001 }],
  });
  expect(words).not.toMatch(/flight/i);
  expect(words).toMatch(/Non-refundable from booking 1\s000\.01\s€/);
});

test('[MILE-014] names the miles that the trip earns of its whole price, whatever it is paid with', async () => {
  const earned = /You earn 1\D?000 miles with this trip/;
  expect(await read()).toMatch(earned);
  expect(await read({ vouchers: [{ hint: 'K7QX', balance: 50_000 }], total: 50_001 })).toMatch(earned);
});

test('the ticket says until when other people may travel instead, and at which fee', async () => {
  const sentence = 'handed over to somebody else';
  const last = requireDay('2027-04-24');
  expect(await read({})).toMatch(
    new RegExp(`Can be ${sentence} until Sat 24 Apr 2027, for 25\\.00\\s€ a person`),
  );
  expect(await read({ contractTransfer: { id: 'free', last, fee: 0 } })).toContain('free of charge.');
  expect(await read({ contractTransfer: { id: 'never', last, fee: 0 } })).toContain(`Cannot be ${sentence}.`);
  expect(await read({ contractTransfer: null })).not.toContain(sentence);
});

test('leads to the trip to change travellers or dates, but not while a booking is in progress', async () => {
  const summary = buildExampleSummary();
  const render = (isChangeable: boolean) =>
    renderInShop(<CheckoutTicket summary={summary} isChangeable={isChangeable} />);
  const link = new RegExp(
    `<a[^>]*href="${exampleBookedTrip.hotel.path.replaceAll('&', '&amp;').replaceAll('?', '[?]')}"[^>]*>(?:<[^>]*>)*Change travellers or dates`,
  );
  expect(await render(true)).toMatch(link);
  expect(await render(false)).not.toContain('Change travellers');
});

test('says what the trip cost before it was changed', async () => {
  expect(await read({ formerTotal: 90_050 })).toMatch(/Before your change: 900\.50\s€/);
  expect(await read()).not.toContain('Before your change');
});
