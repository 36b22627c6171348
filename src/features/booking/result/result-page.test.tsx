import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import type { BookingFailure } from '../model/bookings.ts';
import {
  exampleCancelled,
  exampleFail,
  exampleSoft,
  exampleSuccess,
  exampleWithEverything,
} from './example-results.ts';
import ResultPage from './result-page.tsx';

const read = async (props: Parameters<typeof ResultPage>[0]) =>
  readWords(await renderInShop(<ResultPage {...props} />));

describe('a success', () => {
  test('shows number, flights, travellers, payment and mail address', async () => {
    const words = await read(exampleSuccess);
    for (const part of ['9HS4-L3W5', 'FRA', 'PMI', 'Anna Berg', 'anna@example.com', 'ending in 0010'])
      expect(words).toContain(part);
    expect(words).toMatch(/1\s982\.00\s€/);
  });

  test('lists what has lowered the price, each means of payment, and last what they leave to the card', async () => {
    expect(await read(exampleWithEverything)).toMatch(
      /MEER-50 −50\.00\s€ Discount with your card −25\.00\s€ Total price 1\s982\.00\s€ of which by gift voucher … K7QX 100\.00\s€ of which by 8\.000 miles 40\.00\s€ of which by your payment method 1\s842\.00\s€ paid by credit card, ending in 0010/,
    );
  });

  test('names what is paid at the hotel', async () => {
    const localCharges = [{ kind: 'cleaning', amount: '60', currency: 'CHF' }] as const;
    const words = await read({ ...exampleSuccess, trip: { ...exampleSuccess.trip, localCharges } });
    expect(words).toMatch(/Also payable at the hotel, .*: Final cleaning\sCHF\s60\.00\./);
  });

  test('[MILE-014] names the miles that the trip earns, and none where nobody gave a number', async () => {
    expect(await read({ ...exampleSuccess, milesEarned: 1_982 })).toMatch(/Miles earned 1\D?982/);
    expect(await read({ ...exampleSuccess, milesEarned: 0 })).not.toContain('Miles earned');
  });

  test('lists its facts in lists of terms and descriptions alone', async () => {
    const markup = await renderInShop(<ResultPage {...exampleSuccess} />);
    const lists = [...markup.matchAll(/<dl[ >].*?<\/dl>/gs)].map(([list]) => list);
    expect(lists).toHaveLength(2);
    for (const list of lists) expect(list).not.toContain('<svg');
  });

  test('names who sleeps in which of several rooms without a colon, which French writes after a space', async () => {
    const [room] = exampleSuccess.trip.rooms;
    if (room === undefined) throw new Error('The trip has no room');
    const rooms = [
      { ...room, travellers: [0] },
      { ...room, name: '', travellers: [1] },
    ];
    const trip = { ...exampleSuccess.trip, rooms };
    const markup = await renderInShop(<ResultPage {...exampleSuccess} trip={trip} />);
    expect(markup).toContain('<dd>Double room with sea view<br/>Dr Anna Berg</dd><dd>Jonas Berg</dd>');
  });

  test('offers every document as a file', async () => {
    const markup = await renderInShop(<ResultPage {...exampleSuccess} />);
    expect(markup).toContain(`/de-de/booking/${exampleSuccess.checkoutId}/document/invoice`);
  });

  test('opened by the mail’s link offers no documents', async () => {
    const markup = await renderInShop(<ResultPage {...exampleSuccess} documents={null} />);
    expect(markup).not.toContain('/document/');
    expect(readWords(markup)).toContain('your documents are in the e-mail');
  });

  test('says on which day a flight lands after midnight, on the card and in what happens next', async () => {
    const words = await read({ ...exampleSuccess, trip: buildOrder().trip });
    expect(words).toMatch(/FRA\s+00:35 \(Sun 9 May\)/);
    expect(words).toContain('Palma (PMI) 22:10 – Frankfurt (FRA) 00:35 (Sun 9 May), Nordwind Air');
    // The outbound flight lands on the day of its departure.
    expect(words).toMatch(/PMI\s+08:25\s+Return/);
  });

  test('of a stay without flights has no flights', async () => {
    const trip = { ...buildOrder().trip, outbound: null, inbound: null };
    expect(await read({ ...exampleSuccess, trip })).not.toMatch(/Outbound|Check in online|Home again/);
  });
});

test.each([exampleSuccess, exampleSoft, exampleCancelled])(
  '[SHELL-023] a $kind names the hotline of the market that the trip was booked from',
  async (result) => {
    const irish = /\+353\s20\s915\s0520/;
    expect(await read({ ...result, chosenMarket: 'ie' })).toMatch(irish);
    expect(await read(result)).not.toMatch(irish);
  },
);

test.each([exampleSuccess, exampleSoft, exampleCancelled])(
  '[DISC-005] a $kind has what the member saved as a line of its own, and none for a guest',
  async (result) => {
    const words = await read({ ...result, memberDiscount: 1 });
    expect(words).toMatch(/Member discount\s+−0\.01\s€/);
    expect(words).toMatch(/1\s982\.00\s€/);
    for (const memberDiscount of [0, undefined])
      expect(
        await read({ ...result, ...(memberDiscount === undefined ? {} : { memberDiscount }) }),
      ).not.toContain('Member discount');
  },
);

test('a success has what booking early saved as a line of its own', async () => {
  expect(await read({ ...exampleSuccess, earlyBooking: 12_300 })).toMatch(
    /Early booking discount\s+−123\.00\s€/,
  );
  expect(await read(exampleSuccess)).not.toContain('Early booking');
});

test('[VOUCH-041] a success names the promotion code and what each voucher has paid', async () => {
  const promotion = { code: 'MEER-50', amount: 5_000 };
  const words = await read({ ...exampleSuccess, promotion, vouchers: [{ hint: '7K3Q', amount: 10_000 }] });
  expect(words).toMatch(/Promotion code MEER-50\s+−50\.00\s€/);
  expect(words).toMatch(/of which by gift voucher … 7K3Q\s+100\.00\s€/);
});

describe('a failure', () => {
  test.each<BookingFailure>([
    'price-changed',
    'gone',
    'extra-gone',
    'refused',
    'challenge-cancelled',
    'challenge-refused',
    'challenge-expired',
    'authentication-required',
    'card-invalid',
    'card-not-allowed',
    'session-over',
    'declined',
    'technical',
  ])('%s is explained with the total, and that nothing was charged', async (failure) => {
    const words = await read({ ...exampleFail, failure });
    expect(words).toContain('Nothing was charged.');
    expect(words).toMatch(/Total price 1\s982\.00\s€/);
  });

  test('[ERR-018] of the payment offers another payment method', async () => {
    expect(await read({ ...exampleFail, failure: 'refused' })).toContain('Pay another way');
  });

  test('[CREATE-009] of the price shows the old and new total and continues with the new one', async () => {
    const newPrice = { base: 191_000, total: 199_200 };
    const words = await read({ ...exampleFail, failure: 'price-changed', newPrice });
    expect(words).toMatch(/Before 1\s982\.00\s€ Now 1\s992\.00\s€ Continue for 1\s992\.00\s€/);
  });

  test('of the offer links back to the hotel only', async () => {
    const words = await read({ ...exampleFail, failure: 'gone' });
    expect(words).toContain('See other dates and flights');
    expect(words).not.toContain('Try again');
    // Another trip is another checkout, without saved travellers.
    expect(words).not.toContain('Your details are saved');
  });
});

test('a stay without flights links to other dates and rooms', async () => {
  const trip = { ...exampleFail.trip, outbound: null, inbound: null };
  for (const words of [
    await read({ ...exampleFail, trip }),
    await read({ ...exampleFail, trip, failure: 'gone' }),
    await read({ ...exampleCancelled, trip }),
  ]) {
    expect(words).toContain('See other dates and rooms');
    expect(words).not.toContain('flights');
  }
});

test('[POLL-014] an uncertain outcome is explained, with a warning of booking twice', async () => {
  const words = await read(exampleSoft);
  expect(words).toContain('Please do not book a second time.');
  expect(words).toContain('anna@example.com');
});

test('[POLL-014] an uncertain booking has a number to name, a phone number to call and can be printed', async () => {
  const markup = await renderInShop(<ResultPage {...exampleSoft} />);
  expect(readWords(markup)).toContain('Booking number 9HS4-L3W5');
  expect(markup).toContain('href="tel:+493023125200"');
  expect(readWords(markup)).toContain('Print or save this page');
});

test('[POLL-014] only the browser that booked is promised that the page moves on', async () => {
  const promise = 'moves on by itself';
  expect(await read(exampleSoft)).not.toContain(promise);
  expect(await read({ ...exampleSoft, isFollowed: true })).toContain(promise);
});

describe('a cancelled trip', () => {
  test('shows fee and refund, and nothing about the journey', async () => {
    const words = await read(exampleCancelled);
    expect(words).toContain('Your trip is cancelled');
    expect(words).toMatch(/Cancellation fee 495\.50\s€ Refund 1\s486\.50\s€ /);
    expect(words).not.toContain('What happens next');
  });

  test('shows each part of a refund that goes back to more than one place', async () => {
    const words = await read({
      ...exampleCancelled,
      cancellation: {
        isDone: true,
        refund: 148_650,
        parts: { later: 60_000, card: 40_000, miles: 40_000, vouchers: 8_650 },
      },
    });
    expect(words).toMatch(/Refund 1\s486\.50\s€ the way you paid 1\s000\.00\s€/);
    expect(words).toMatch(/to your miles account 400\.00\s€ to your gift vouchers 86\.50\s€/);
    const parts = { later: 0, card: 0, miles: 0, vouchers: 148_650 };
    const cancellation = { isDone: true, refund: 148_650, parts };
    expect(await read({ ...exampleCancelled, cancellation })).not.toContain('the way you paid');
  });

  test('says during the cancellation that the shopper has nothing to do', async () => {
    const words = await read({
      ...exampleCancelled,
      cancellation: { isDone: false, refund: null, parts: null },
    });
    expect(words).toContain('Your trip is being cancelled');
    expect(words).not.toContain('Refund');
  });

  test('shows a refund on its way, and a fee that leaves no refund', async () => {
    const giving = (refund: number) =>
      read({
        ...exampleCancelled,
        cancellation: { isDone: false, refund, parts: { later: 0, card: refund, miles: 0, vouchers: 0 } },
      });
    expect(await giving(1)).toContain('Your refund is on its way');
    expect(await giving(0)).toContain('nothing to pay back');
  });
});
