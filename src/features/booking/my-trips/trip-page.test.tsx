import { describe, expect, test } from 'vitest';
import { buildVisit, readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { exampleChangedTrip, exampleTrip } from './example-trip.ts';
import TripPage from './trip-page.tsx';

const render = (props: Parameters<typeof TripPage>[0]) => renderInShop(<TripPage {...props} />);
const read = async (props: Parameters<typeof TripPage>[0]) => readWords(await render(props));

describe('the page of a trip', () => {
  test('has what one looks up on the way', async () => {
    const words = await read(exampleTrip);
    for (const part of [
      '12 days to go',
      'Carrer de la Mar 12',
      '9HS4-L3W5',
      'QX7P2M',
      '06:05 CEST',
      'Nordwind Air 7Q 111',
      'Dr Anna Berg',
      'suitcase and cabin bag',
      '20 kg',
      'Add to calendar',
    ])
      expect(words).toContain(part);
  });

  test('names what is paid at the hotel', async () => {
    const localCharges = [{ kind: 'resort_fee', amount: '21.00', currency: 'USD' }] as const;
    const words = await read({ ...exampleTrip, trip: { ...exampleTrip.trip, localCharges } });
    expect(words).toMatch(/Also payable at the hotel, .*: Resort fee\s21,00\sUSD\./);
    expect(await read(exampleTrip)).not.toContain('payable at the hotel');
  });

  test('dials the hotel by a press, and says nothing of a phone where the supplier names none', async () => {
    const { hotelAddress } = exampleTrip;
    expect(await render(exampleTrip)).toContain('<a href="tel:+34971000000">+34 971 000 000</a>');
    const silent = await render({
      ...exampleTrip,
      hotelAddress: hotelAddress && { ...hotelAddress, phone: null },
    });
    expect(silent).not.toContain('tel:+34');
  });

  test('dials help at any hour while the trip lies ahead, and has neither that nor the weather afterwards', async () => {
    const { emergencyPhone } = buildVisit().brand;
    const link = `<a href="tel:${emergencyPhone.number}">`;
    const climate = { month: '2027-05-01', air: 24, sea: null };
    const ahead = await render({ ...exampleTrip, climate });
    expect(ahead).toContain(link);
    expect(readWords(ahead)).toContain('In an emergency, day and night');
    expect(readWords(ahead)).toContain('24 °C');
    const over = await render({ ...exampleTrip, climate, phase: { kind: 'over' } });
    expect(over).not.toContain(link);
    expect(readWords(over)).not.toContain('24 °C');
  });

  test('shows a map with the hotel and the airport, in the size that the window has room for', async () => {
    const map = { airport: { name: 'Palma de Mallorca (PMI)', kilometres: 8.4 } };
    const markup = await render({ ...exampleTrip, map, linkKey: 'k' });
    const path = `/de-de/my-trips/${exampleTrip.checkoutId}`;
    expect(markup).toContain(`srcSet="${path}/map-wide.svg?key=k" width="700" height="400"`);
    expect(markup).toContain(`src="${path}/map-narrow.svg?key=k" width="360" height="300"`);
    expect(markup).toContain(
      `alt="Map with ${exampleTrip.trip.hotel.name} in ${exampleTrip.trip.hotel.place} and the airport Palma de Mallorca (PMI)"`,
    );
    expect(readWords(markup)).toMatch(
      /As the crow flies to the airport Palma de Mallorca \(PMI\): about 8\skm/,
    );
  });

  test('has a map without a distance where no airport is near, and none where nobody can place the hotel', async () => {
    const alone = await render({ ...exampleTrip, map: { airport: null } });
    expect(alone).toContain('alt="Map of the surroundings of');
    expect(readWords(alone)).not.toContain('As the crow flies');
    expect(await render({ ...exampleTrip, map: null })).not.toContain('.svg');
  });

  test('says whom to call where one stays, how to pay, which plug fits and how late it is', async () => {
    const words = await read(exampleTrip);
    for (const part of [
      'Local emergency number 112',
      'Euro (EUR)',
      'Type C, F',
      'same as at your departure airport',
    ])
      expect(words).toContain(part);
    const emergency = { police: '197', ambulance: '190' };
    const far = { emergency, currency: 'Tunisian Dinar (TND)', plugs: 'C, E', minutesAhead: -60 };
    const there = await read({ ...exampleTrip, localFacts: far });
    expect(there).toMatch(/Police 197\s+Ambulance 190/);
    expect(there).toMatch(/1\sh behind your departure airport/);
    expect(await read({ ...exampleTrip, localFacts: null })).not.toContain('Good to know');
  });

  test('says when and where the transfer comes, and who has the time where its supplier does not say', async () => {
    const [transfer, ...others] = exampleTrip.extras;
    if (transfer === undefined) throw new Error('The trip has a transfer');
    const words = await read(exampleTrip);
    expect(words).toMatch(
      /Pick-up at the airport\s+Sat 1 May 2027, waits from 08:25 to 09:25\s+Arrivals hall/,
    );
    expect(words).toMatch(/Pick-up at the hotel\s+Sat 8 May 2027, 08:50\s+At the reception, /);
    const { pickUp: _, ...untimed } = transfer;
    const later = await read({ ...exampleTrip, extras: [untimed, ...others] });
    expect(later).toContain('The hotel will have your pick-up time');
    expect(later).not.toContain('Pick-up at the airport');
    expect(await read({ ...exampleTrip, extras: others })).not.toContain('pick-up time');
  });

  test('leads to earlier invoices by their numbers, and says nothing where there are none', async () => {
    const page = await render(exampleChangedTrip);
    expect(page).toContain('/document/ABM-R2026-0000017"');
    expect(await read(exampleChangedTrip)).toMatch(
      /Earlier invoices\s+ABM-R2026-0000017\s*, Sun 22 Nov 2026/,
    );
    expect(await read(exampleTrip)).not.toContain('Earlier invoices');
  });

  test('names the day of a landing after midnight', async () => {
    expect(await read(exampleChangedTrip)).toMatch(/01:30\s+CEST\s+PMI\s+Palma\s+Sun 2 May/);
    expect(await read(exampleTrip)).not.toContain('Sun 2 May');
  });

  test('shows a changed trip as it is and as it was, and until when money is back', async () => {
    const words = await read(exampleChangedTrip);
    expect(words).toContain('The trip as it was on the day of booking');
    expect(words).toMatch(/06:05.*23:10/s);
    expect(words).toMatch(/Refund, with you by Friday 14 May 2027 Add to calendar\s+120/);
    expect(await read(exampleTrip)).not.toContain('as it was');
  });

  test('[checkout X-092] offers the code to those who read, and the data to those who may act', async () => {
    const reading = await render(exampleTrip);
    expect(reading).toContain(`/ajax/trip/${exampleTrip.checkoutId}/send-code`);
    expect(reading).not.toContain('/export-data');
    const acting = await render({ ...exampleTrip, right: 'act' });
    expect(acting).toContain('/export-data');
    expect(acting).not.toContain('/send-code');
  });

  test('[checkout X-092] keeps the key of the mail in the links to its files', async () => {
    const markup = await render({ ...exampleTrip, linkKey: '2027-06-07.key' });
    expect(markup).toContain('/document/invoice?key=2027-06-07.key');
  });

  test('leads to the pass for a wallet where there is one', async () => {
    const path = `/de-de/my-trips/${exampleTrip.checkoutId}/wallet`;
    expect(await read(exampleTrip)).not.toContain('Wallet');
    const markup = await render({
      ...exampleTrip,
      actions: [...exampleTrip.actions, { id: 'wallet', path }],
    });
    expect(markup).toContain(`href="${path}"`);
    expect(readWords(markup)).toContain('Add to Apple Wallet');
  });

  test('draws nothing that looks as if it could be scanned', async () => {
    // Icons have a rectangle or two, a code has dozens.
    expect((await render(exampleTrip)).split('<rect').length).toBeLessThan(6);
  });

  test('of a cancelled trip says what goes back, and counts no days', async () => {
    const words = await read({
      ...exampleTrip,
      cancellation: { isDone: true, refund: 148_650, parts: null },
      fees: [],
    });
    expect(words).toMatch(/1\s486\.50/);
    expect(words).not.toContain('days to go');
  });

  test('of a trip that is being cancelled says what was agreed, and until when it is there, though the supplier is silent', async () => {
    const words = await read({
      ...exampleTrip,
      cancellation: { isDone: false, isAsked: true, refund: 148_650, parts: null },
      refundUntil: '2026-12-14',
      fees: [],
    });
    expect(words).toContain('Your trip is being cancelled');
    expect(words).toContain('What you get back is already settled');
    expect(words).toMatch(/Refund: 1\s486\.50\s€\. With you at the latest on .*14 December 2026/);
  });

  test('of a cancelled trip that was paid with several means names the part of each', async () => {
    const parts = { later: 20_000, card: 80_000, miles: 40_000, vouchers: 8_650 };
    const words = await read({
      ...exampleTrip,
      cancellation: { isDone: true, refund: 148_650, parts },
      fees: [],
    });
    expect(words).toMatch(
      /Refund: 1\s486\.50\s€ \(1\s000\.00\s€ the way you paid, 400\.00\s€ to your miles account, 86\.50\s€ to your gift vouchers\)/,
    );
  });
});
