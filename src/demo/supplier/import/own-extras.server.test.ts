import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { chooseExtras, type ExtraChoice } from '../../../domain/extras/choose-extras.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { readAll } from '../../../ports/supply/feeds/samples/read-all.ts';
import { flightIdOf } from '../../../ports/supply/feeds/ssim/flight-id.ts';
import type { SupplyExtra } from '../../../ports/supply/supply-port.ts';
import { buildTravellers } from '../../../ports/supply/supply-under-test.ts';
import { openOwnShopUnderTest, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

/** A Monday. */
const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);
const monday = requireDay('2026-05-04');
/** Two adults, a child of five and a baby. */
const party = { adults: 2, childrenBorn: [requireDay('2021-01-10'), requireDay('2025-10-01')] };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeEach(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start);
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
});

const options = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });

async function offerIn(
  hotelId: number,
  code: string,
  travellers = party,
  baggage: 'checked' | 'none' = 'checked',
) {
  const { rows } = await database.pool.query(
    'select id from supplier.plan where hotel_id = $1 and code = $2 order by id limit 1',
    [hotelId, code],
  );
  const flight = { airline: '7Q', suffix: 0, cabin: 'economy', baggage } as const;
  const key: OfferKey = {
    hotelId,
    planId: Number(rows[0]?.id),
    checkIn: monday,
    nights: 7,
    outbound: { from: 'QXD', to: 'QXK', day: monday, id: flightIdOf({ ...flight, number: 401 }) },
    inbound: { from: 'QXK', to: 'QXD', day: monday + 7, id: flightIdOf({ ...flight, number: 402 }) },
  };
  return { key, party: travellers, bookingDay: dayAt(shop.clock.now()) };
}

type Offer = Awaited<ReturnType<typeof offerIn>>;

async function offeredWith(offer: Offer, insuranceMarket: MarketCode | null = 'de') {
  const answer = await shop.supply.live.extras({ ...offer, insuranceMarket }, options());
  if (answer.outcome !== 'confirmed') throw new Error(`No extras: ${JSON.stringify(answer)}`);
  return answer;
}

/** Those without seats. */
async function extrasOf(...asked: Parameters<typeof offeredWith>): Promise<readonly SupplyExtra[]> {
  return (await offeredWith(...asked)).extras.filter(({ kind }) => kind !== 'seat');
}

const seatsOf = (extras: readonly SupplyExtra[], leg: 'outbound' | 'inbound') =>
  extras.filter((extra) => extra.kind === 'seat' && extra.leg === leg);

async function quoteOf(offer: Offer) {
  const answer = await shop.supply.live.verify(offer, options());
  if (answer.outcome !== 'confirmed') throw new Error(`Not sold: ${JSON.stringify(answer)}`);
  return answer.offer;
}

const listOf = (extras: readonly SupplyExtra[]) =>
  extras.map(({ kind, variant, leg, price, per }) => [kind, variant, leg, price, per]);

async function rewrite(files: readonly FeedFile[], name: string, change: (text: string) => string) {
  return Promise.all(
    files.map(async (file) =>
      file.name === name
        ? feedFile(name, change(Buffer.concat(await readAll(file.open())).toString()))
        : file,
    ),
  );
}

const onBoard = [
  ['priority_boarding', 'priority', 'outbound', 8_50, 'traveller'],
  ['priority_boarding', 'priority', 'inbound', 8_50, 'traveller'],
  ['fast_track', 'QXD', 'outbound', 12_00, 'traveller'],
];
const cars = [
  ['rental_car', 'family', null, 7 * 52_00, 'party'],
  ['rental_car', 'small', null, 7 * 27_50, 'party'],
];
const cover = ['insurance', 'cancellation', null, 39_00, 'traveller'];
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

describe('extras of an operator’s files', () => {
  it('[EXTRA-002] [EXTRA-003] [EXTRA-004] [EXTRA-006] [EXTRA-008] are offered at prices calculated by hand, those of the hotel before those of its town', async () => {
    await shop.take(await readSampleShop());
    const inBay = listOf(
      await extrasOf(
        await offerIn(700_001, 'HB-FLEX', { adults: 2, childrenBorn: [party.childrenBorn[0] ?? 0] }),
      ),
    );
    // Three people fit into the car of 58.00; the hotel's own bus costs 18.00 and half of it for the child.
    expect(sorted(inBay)).toEqual(
      sorted([
        ['transfer', 'bus', null, 2 * 18_00 + 9_00, 'party'],
        ['transfer', 'private', null, 58_00, 'party'],
        ...cars,
        cover,
        ...onBoard,
      ]),
    );
    // Four people need two cars, 116.00, or the van, 99.00; no bus goes to the other town.
    const inClub = listOf(await extrasOf(await offerIn(700_003, 'AI')));
    expect(sorted(inClub)).toEqual(
      sorted([['transfer', 'private', null, 99_00, 'party'], ...cars, cover, ...onBoard]),
    );
  });

  it('[EXTRA-005] luggage is sold where the fare has none, and insurances to their residents alone', async () => {
    await shop.take(
      await rewrite(await readSampleShop(), 'flights.csv', (text) =>
        text.replaceAll('economy,checked', 'economy,none'),
      ),
    );
    const offer = await offerIn(700_003, 'AI', party, 'none');
    const kinds = (extras: readonly SupplyExtra[]) =>
      extras.map(({ kind, variant, price }) => `${kind} ${variant} ${price}`);
    expect(kinds(await extrasOf(offer)).filter((each) => each.startsWith('luggage'))).toEqual([
      'luggage 20kg 3200',
      'luggage 20kg 3200',
    ]);
    for (const market of ['gb', null] as const)
      expect(kinds(await extrasOf(offer, market)).filter((each) => each.startsWith('insurance'))).toEqual([]);
  });

  it('of a hotel without flights are those that need none', async () => {
    await shop.take(await readSampleShop());
    const { key, ...rest } = await offerIn(700_003, 'AI');
    const extras = await extrasOf({ ...rest, key: { ...key, outbound: null, inbound: null } });
    expect(listOf(extras)).toEqual([cover]);
  });

  it('are held, booked and cancelled at the fee of the tariff, with the premium in full', async () => {
    await shop.take(await readSampleShop());
    const offer = await offerIn(700_003, 'AI');
    const offered = await extrasOf(offer);
    const choices: ExtraChoice[] = offered
      .filter(
        ({ kind, leg }) =>
          kind === 'transfer' || kind === 'insurance' || (kind === 'priority_boarding' && leg === 'outbound'),
      )
      .map(({ id, kind }) => ({ id, travellers: kind === 'priority_boarding' ? [0, 2] : [] }));
    const chosen = chooseExtras(choices, offered, listTravellerKinds(party, monday), []);
    if (!chosen.ok) throw new Error(chosen.reason);
    // All inclusive at 118.00: two adults, a child of five at 30 per cent, a baby at none; flights of 129.00 and 119.50, the child at 75 per
    // cent, 25.00 each way for the baby.
    const stay = (7 * 118_00 * 23) / 10;
    const flights = 2 * (129_00 + 119_50) + (96_75 + 89_63) + 2 * 25_00;
    const extras = 99_00 + 2 * 8_50;
    const premium = 4 * 39_00;
    const hold = (bought: typeof chosen.extras) =>
      shop.supply.live.hold(
        { ...offer, extras: bought, insuranceMarket: 'de', expectedTotal: stay + flights, localCharges },
        options(),
      );
    const localCharges = [
      { kind: 'tourist_tax', amount: '28.00', currency: 'EUR' },
      { kind: 'cleaning', amount: '45.00', currency: 'EUR' },
    ] as const;
    const cheaper = chosen.extras.map((extra) =>
      extra.kind === 'transfer' ? { ...extra, amount: 98_99 } : extra,
    );
    expect(await hold(cheaper)).toEqual({ outcome: 'refused', reason: 'price-changed' });
    const held = await hold(chosen.extras);
    expect(held).toMatchObject({ outcome: 'confirmed', total: stay + flights + extras + premium });
    if (held.outcome !== 'confirmed') throw new Error('Not held');
    // Until it is confirmed a new price changes nothing of what is held.
    await shop.take(
      await rewrite(await readSampleShop(), 'transfers.csv', (text) => text.replace('99.00', '109.00')),
    );
    const booked = await shop.supply.live.confirm(
      { holdId: held.holdId, travellers: buildTravellers(offer) },
      options(),
    );
    if (booked.outcome !== 'confirmed') throw new Error(`Not booked: ${JSON.stringify(booked)}`);
    expect(await hold(chosen.extras)).toEqual({ outcome: 'refused', reason: 'price-changed' });
    shop.clock.advance((monday - 20 - today) * 86_400_000);
    // 35 per cent from 14 days before departure on, of everything but the premium.
    const fee = Math.round(((stay + flights + extras) * 35) / 100) + premium;
    expect(await shop.supply.live.cancel({ bookingNumber: booked.bookingNumber }, options())).toMatchObject({
      fee,
    });
  });
});

describe('seats of an operator’s files', () => {
  const plane = { rows: 30, letters: ['A', 'B', 'C', '', 'D', 'E', 'F'], exitRows: [12, 13] };
  const couple = { adults: 2, childrenBorn: [] };

  /** Books two seats side by side on the outbound flight. @returns the number of the booking */
  async function bookSeats(offer: Offer, total: number, ...names: readonly string[]) {
    const { extras, seatMaps } = await offeredWith(offer);
    const choices = names.map((name, traveller) => ({
      id: seatsOf(extras, 'outbound').find(({ variant }) => variant === name)?.id ?? name,
      travellers: [traveller],
    }));
    const chosen = chooseExtras(choices, extras, listTravellerKinds(offer.party, monday), seatMaps);
    if (!chosen.ok) return chosen.reason;
    const held = await shop.supply.live.hold(
      { ...offer, extras: chosen.extras, insuranceMarket: 'de', expectedTotal: total, localCharges: [] },
      options(),
    );
    if (held.outcome !== 'confirmed') return JSON.stringify(held);
    const travellers = buildTravellers(offer);
    const booked = await shop.supply.live.confirm({ holdId: held.holdId, travellers }, options());
    return booked.outcome === 'confirmed' ? booked.bookingNumber : JSON.stringify(booked);
  }

  it('[EXTRA-007] are offered on each flight with a map of its plane, at the prices of their rows', async () => {
    await shop.take(await readSampleShop());
    const { extras, seatMaps } = await offeredWith(await offerIn(700_001, 'HB-FLEX', couple));
    expect(seatMaps).toEqual([
      { leg: 'outbound', ...plane },
      { leg: 'inbound', ...plane },
    ]);
    const seats = seatsOf(extras, 'inbound');
    // Thirty rows of six, and three seats that are not sold.
    expect(seats).toHaveLength(177);
    expect(new Set(extras.map(({ id }) => id)).size).toBe(extras.length);
    const priceOf = (name: string) => seats.find(({ variant }) => variant === name)?.price;
    expect(['1A', '3F', '4A', '12C', '13C', '14C', '30D', '30A'].map(priceOf)).toEqual([
      19_00,
      19_00,
      11_00,
      24_00,
      24_00,
      11_00,
      11_00,
      undefined,
    ]);
  });

  it('[EXTRA-007] are sold to one traveller, and again once the booking is cancelled at the fee of the tariff', async () => {
    await shop.take(await readSampleShop());
    const offer = await offerIn(700_001, 'HB-FLEX', couple);
    const total = (await quoteOf(offer)).total;
    const booked = await bookSeats(offer, total, '12A', '12B');
    const isFree = async (name: string) =>
      seatsOf((await offeredWith(offer)).extras, 'outbound').some(({ variant }) => variant === name);
    expect([await isFree('12A'), await isFree('12B'), await isFree('12C')]).toEqual([false, false, true]);
    expect(await bookSeats(offer, total, '12C', '12B')).toBe('not-offered');
    // Free of charge until two weeks before.
    expect(await shop.supply.live.cancel({ bookingNumber: booked }, options())).toMatchObject({ fee: 0 });
    expect(await isFree('12A')).toBe(true);
    const late = await bookSeats(offer, total, '12A', '12B');
    shop.clock.advance((monday - 5 - today) * 86_400_000);
    // Four fifths up to the day before, of trip and seats.
    expect(await shop.supply.live.cancel({ bookingNumber: late }, options())).toMatchObject({
      fee: Math.round(((total + 2 * 24_00) * 80) / 100),
    });
  });

  it('[EXTRA-007] at an exit are for adults alone', async () => {
    await shop.take(await readSampleShop());
    const family = { adults: 1, childrenBorn: [party.childrenBorn[0] ?? 0] };
    const offer = await offerIn(700_001, 'HB-FLEX', family);
    const { total } = await quoteOf(offer);
    expect(await bookSeats(offer, total, '12A', '12B')).toBe('wrong-travellers');
    expect(await bookSeats(offer, total, '12A', '11B')).not.toContain('{');
  });

  it('of another flight, airline or plane are not offered', async () => {
    await shop.take(
      await rewrite(await readSampleShop(), 'extras.csv', (text) =>
        text.replace(/^(SEAT-FRONT.*),(,ABC-DEF,1-3,no,)$/m, '$1,402$2').replace(/^SEAT-(?!FRONT).*\n/gm, ''),
      ),
    );
    const { extras, seatMaps } = await offeredWith(await offerIn(700_001, 'HB-FLEX', couple));
    expect(seatMaps).toEqual([{ leg: 'inbound', ...plane, rows: 3, exitRows: [] }]);
    expect([seatsOf(extras, 'outbound').length, seatsOf(extras, 'inbound').length]).toEqual([0, 18]);
  });
});

describe('imports of extras', () => {
  const transfersOf = async () =>
    (await extrasOf(await offerIn(700_003, 'AI')))
      .filter(({ kind }) => kind === 'transfer')
      .map(({ price }) => price);

  it('leave the same when repeated, in a dry run nothing, and change by delta what they name', async () => {
    const files = await readSampleShop();
    await shop.take(files, { isRehearsal: true });
    expect((await database.pool.query('select from supplier.extra_goods')).rowCount).toBe(0);
    const read = async () =>
      (await database.pool.query('select feed, code, facts from supplier.extra_goods order by 1, 2')).rows;
    await shop.take(files);
    const once = await read();
    expect(once).toHaveLength(14);
    await shop.take(files);
    expect(await read()).toEqual(once);
    const [header = '', , , , van = ''] = (await readText(files, 'transfers.csv')).split('\n');
    const delta = feedFile('delta.csv', `${header}\n${van.replace('99.00', '109.00')}`);
    expect(await shop.take([delta])).toBe('1 record taken with 0 changes, 0 records refused.');
    expect(await transfersOf()).toEqual([109_00]);
    expect(await read()).toHaveLength(14);
  });

  it('take the good rows of a broken file, and no part of a broken one', async () => {
    const broken = await rewrite(await readSampleShop(), 'transfers.csv', (text) =>
      text.replace('58.00', '5x.00').replace('KAL-VAN,QXK,,910001', 'KAL-VAN,QXK,,999999'),
    );
    expect((await shop.take(broken)).split('\n').slice(0, 2)).toEqual([
      "transfers.csv:4: price '5x.00' is not a number.",
      "transfers.csv:5: place_id '999999' is unknown.",
    ]);
    const { rows } = await database.pool.query(
      `select code from supplier.extra_goods where feed = 'transfer' order by 1`,
    );
    expect(rows).toEqual([{ code: 'KAL-BUS' }, { code: 'MELTEMI-BUS' }]);
  });

  it('remove by code, and end with their hotel', async () => {
    await shop.take(await readSampleShop());
    const removals = [
      'remove,hotel_id,room_code,plan_code,airline,number,from,to,valid_from,valid_to,code',
      'transfer,,,,,,,,,,KAL-VAN',
      'extra,,,,,,,,,,COVER',
      'hotel,700001,,,,,,,,,',
    ];
    await shop.take([feedFile('removals.csv', removals.join('\n'))]);
    expect(await transfersOf()).toEqual([2 * 58_00]);
    const { rows } = await database.pool.query(
      'select code from supplier.extra_goods order by feed desc, code',
    );
    expect(rows.map(({ code }) => code)).toEqual([
      'KAL-BUS',
      'KAL-CAR',
      'BAG',
      'CAR-L',
      'CAR-S',
      'FIRST',
      'LANE',
      'SEAT-AFT',
      'SEAT-EXIT',
      'SEAT-FORE',
      'SEAT-FRONT',
    ]);
  });

  it('end what a full delivery of their kind of file leaves out, and nothing where it has no such file', async () => {
    const files = await readSampleShop();
    await shop.take(files);
    const smaller = await rewrite(files, 'transfers.csv', (text) => text.replace(/KAL-VAN.*\n/, ''));
    const report = '1 hotel, plan, departure or extra left out by the delivery, no longer sold.';
    expect((await shop.take(smaller, { isFull: true, isRehearsal: true })).split('\n').at(-1)).toBe(report);
    expect(await transfersOf()).toEqual([99_00]);
    expect((await shop.take(smaller, { isFull: true })).split('\n').at(-1)).toBe(report);
    expect(await transfersOf()).toEqual([2 * 58_00]);
    const without = files.filter(({ name }) => name !== 'transfers.csv');
    expect((await shop.take(without, { isFull: true })).split('\n').at(-1)).toMatch(/^0 hotels/);
    expect(await transfersOf()).toEqual([2 * 58_00]);
  });

  it('wait for a second person where a price is tenfold, or a fifth of them is left out', async () => {
    const files = await readSampleShop();
    await shop.take(files);
    const tenfold = await rewrite(files, 'transfers.csv', (text) => text.replace('99.00', '990.00'));
    expect(await shop.take(tenfold)).toMatch(
      /Prices of extras become a multiple .* \(1\)\.\n {2}transfers\.csv:5: transfer KAL-VAN: 99\.00\s€ becomes 990\.00\s€\n/,
    );
    const cut = await rewrite(files, 'extras.csv', (text) => text.split('\n').slice(0, 4).join('\n'));
    expect(await shop.take(cut, { isFull: true })).toMatch(
      /A large part of the goods is left out \(1\)\.\n {2}extras: 10 becomes 3\n/,
    );
    expect(await transfersOf()).toEqual([99_00]);
  });
});

async function readText(files: readonly FeedFile[], name: string): Promise<string> {
  const file = files.find((each) => each.name === name);
  return file === undefined ? '' : Buffer.concat(await readAll(file.open())).toString();
}
