import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildTravellers, noExtras } from '../../../ports/supply/supply-under-test.ts';
import { smallPlans } from '../store/small-world.server.ts';
import { buildOfferRequest, leaveRooms, openSupplierUnderTest } from '../supplier-under-test.server.ts';

let database: TestDatabase;
let under: Awaited<ReturnType<typeof openSupplierUnderTest>>;

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openSupplierUnderTest(database.pool);
});
afterAll(async () => {
  await under.supply.close();
  await database.drop();
});

const ask = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });

/** Requests a stay from the hotel; returns its answer and whether the room is on sale afterwards. */
async function bookOnRequest(checkIn: number) {
  const { live } = under.supply;
  const request = buildOfferRequest({ planId: smallPlans.onRequest, checkIn, nights: 3 });
  await leaveRooms(database.pool, request, 1);
  const verified = await live.verify(request, ask());
  if (verified.outcome !== 'confirmed') throw new Error(verified.outcome);
  const held = await live.hold({ ...request, ...noExtras, expectedTotal: verified.offer.total }, ask());
  if (held.outcome !== 'confirmed') throw new Error(held.outcome);
  const answer = await live.confirm({ holdId: held.holdId, travellers: buildTravellers(request) }, ask());
  const { outcome } = await live.verify(request, ask());
  return {
    answer: answer.outcome === 'refused' ? answer.reason : answer.outcome,
    isSoldAgain: outcome === 'confirmed',
  };
}

describe('an offer on request', () => {
  it('is booked or declined by the hotel, and is on sale again when it is declined', async () => {
    const answers = [];
    for (let stay = 0; stay < 20; stay += 1)
      answers.push(await bookOnRequest(buildOfferRequest().key.checkIn + stay * 4));
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['confirmed', 'hotel-declined']));
    for (const { answer, isSoldAgain } of answers) expect(isSoldAgain).toBe(answer === 'hotel-declined');
  });
});
