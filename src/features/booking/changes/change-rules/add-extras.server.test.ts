import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../../../tests/factories/booking-order.ts';
import { orderChange } from '../../../../../tests/factories/change-order.ts';
import { reconcileLedger } from '../../../../../tests/ledger/reconcile-ledger.ts';
import { brand } from '../../../../brands/abendmeer/brand.ts';
import { buildOfferRequest } from '../../../../demo/supplier/supplier-under-test.server.ts';
import type { TariffTerms } from '../../../../domain/search/tariff-terms.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import type { Visit } from '../../../../site/visit.ts';
import { type BookingRecord, currentOrder } from '../../model/booking-record.ts';
import { addExtras } from './add-extras.ts';
import { createExtrasQuestion } from './extras-question.server.ts';
import { judgeContractTransfer } from './judge-contract-transfer.ts';
import { judgeNameChange } from './judge-name-change.ts';
import type { JudgedChange } from './judged-change.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const visit = { brand } as Visit;
const today = () => dayAt(fixture.clock.now());

/** A booked trip; each test has nights of its own. */
const bookTrip = async (weeks: number) =>
  fixture.book(await orderTrip(fixture.supply, { checkIn: buildOfferRequest().key.checkIn + weeks * 14 }));

/** Orders a judged change, paid by card where it costs something, and returns the trip afterwards. */
async function order(trip: BookingRecord, judged: JudgedChange) {
  if (judged.kind !== 'quoted') throw new Error(JSON.stringify(judged));
  const change = await fixture.book(orderChange(trip, judged));
  return { change, trip: await fixture.find(trip.checkoutId), quote: judged.quote };
}

test('extras of the supplier are added for their price, then made more for the difference', async () => {
  const trip = await bookTrip(0);
  const askExtras = createExtrasQuestion(fixture.supply.live, fixture.clock, () => true);
  const offered = await askExtras(visit, tripOf(trip.order), trip.supplierNumber ?? '');
  const ofOtherCurrency = createExtrasQuestion(fixture.supply.live, fixture.clock, () => false);
  expect(await ofOtherCurrency(visit, tripOf(trip.order), trip.supplierNumber ?? '')).toBe('gone');
  if (typeof offered === 'string') throw new Error(offered);
  const [bus, taxi] = offered.extras.filter(({ kind }) => kind === 'transfer');
  const lane = offered.extras.find(({ kind }) => kind === 'priority_boarding');
  if (bus === undefined || taxi === undefined || lane === undefined) throw new Error('nothing is offered');
  const add = async (of: BookingRecord, choices: Parameters<typeof addExtras>[1]) =>
    order(of, await addExtras(of, choices, { today: today(), visit, askExtras }));

  const first = await add(trip, [
    { id: bus.id, travellers: [] },
    { id: lane.id, travellers: [0, 1] },
  ]);
  expect(first.quote.charge).toBe((bus.price + lane.price) * 2);
  expect(first.trip.holdTotal).toBe((trip.holdTotal ?? 0) + first.quote.charge);

  const second = await add(first.trip, [{ id: taxi.id, travellers: [] }]);
  expect(second.quote.charge).toBe(taxi.price - bus.price * 2);
  expect(tripOf(currentOrder(second.trip)).extras.map(({ kind, variant }) => `${kind} ${variant}`)).toEqual([
    'priority_boarding priority',
    `transfer ${taxi.variant}`,
  ]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

/** Writes a term of the tariff into the trip and into the supplier's booking, as if both had been sold under it. */
async function sellUnder<Term extends keyof TariffTerms>(
  trip: BookingRecord,
  term: Term,
  value: TariffTerms[Term],
) {
  const json = JSON.stringify(value);
  await database.pool.query(
    `update booking set "order" = jsonb_set("order", array['trip', 'terms', $2], $3) where id = $1`,
    [trip.id, term, json],
  );
  await database.pool.query(
    `update supplier.hold set terms = jsonb_set(terms, array[$2], $3) where booking_number = $1`,
    [trip.supplierNumber, term, json],
  );
}

test('a trip that is handed over costs the supplier as much as its traveller, and keeps its price', async () => {
  const booked = await bookTrip(1);
  await sellUnder(booked, 'transferFee', 4_100);
  const trip = await fixture.find(booked.checkoutId);
  const eve = {
    gender: 'FEMALE',
    firstName: 'Eve',
    lastName: 'Sommer',
    birthDate: '01/02/1990',
    nationality: 'DE',
  };
  const handed = await order(trip, judgeContractTransfer(trip, [eve], today()));
  expect(handed.quote).toMatchObject({ fee: 4_100, charge: 4_100, oldTotal: handed.quote.newTotal });
  expect(handed.change.supplierFee).toBe(4_100);
  expect(handed.trip).toMatchObject({ changeFees: 4_100, holdTotal: trip.holdTotal });
  expect(tripOf(currentOrder(handed.trip)).travellers[0]).toMatchObject({ firstName: 'Eve' });
  const { rows } = await database.pool.query<{ name: string }>(
    `select travellers -> 0 ->> 'firstName' as name from supplier.hold where booking_number = $1`,
    [trip.supplierNumber],
  );
  expect(rows).toEqual([{ name: 'Eve' }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('after a transfer each correction within the letters of the tariff is free at the supplier, too', async () => {
  const booked = await bookTrip(2);
  await sellUnder(booked, 'nameCorrection', { maxLetters: 3 });
  const trip = await fixture.find(booked.checkoutId);
  const ada = {
    gender: 'FEMALE',
    firstName: 'Ada',
    lastName: 'Morerock',
    birthDate: '01/02/1990',
    nationality: 'DE',
  };
  const { trip: handed } = await order(trip, judgeContractTransfer(trip, [ada], today()));
  const correct = (of: BookingRecord, lastName: string) =>
    judgeNameChange(of, [{ firstName: 'Ada', lastName }], today());
  const first = await order(handed, correct(handed, 'Marinock'));
  // As far from the last correction as another person, as near to the name that was paid for as that was.
  const second = await order(first.trip, correct(first.trip, 'Morerasa'));
  for (const { change, quote } of [first, second]) expect([quote.charge, change.supplierFee]).toEqual([0, 0]);
  expect(correct(second.trip, 'Marinasa').kind).toBe('faulty');
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});
