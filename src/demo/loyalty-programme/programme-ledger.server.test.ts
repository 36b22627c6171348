import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import type { LoyaltyFault } from '../../ports/loyalty/loyalty-faults-port.ts';
import { callOnce, linkMember, pointsOf } from '../../ports/loyalty/loyalty-under-test.ts';
import { openProgrammeUnderTest, type ProgrammeUnderTest } from './programme-under-test.server.ts';

let database: TestDatabase;
let under: ProgrammeUnderTest;
let token = '';

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openProgrammeUnderTest(database.pool);
  token = await linkMember(under);
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

/** Repeats a call with its key until its outcome is known; the first time it has a fault, and every time it is sent twice. */
async function insist<Answer extends { readonly outcome: string }>(
  call: 'reserve' | 'redeem' | 'release' | 'giveBack' | 'credit' | 'takeBack',
  fault: LoyaltyFault['kind'] | null,
  send: (options: ReturnType<typeof callOnce>) => Promise<Answer>,
): Promise<Answer> {
  const { idempotencyKey } = callOnce();
  if (fault !== null) {
    under.faults[call] = fault === 'slow' ? { kind: fault, milliseconds: 40 } : { kind: fault };
    await send({ idempotencyKey, timeoutMs: 25 });
    delete under.faults[call];
  }
  for (;;) {
    const [one, other] = await Promise.all([
      send({ idempotencyKey, timeoutMs: 10_000 }),
      send({ idempotencyKey, timeoutMs: 10_000 }),
    ]);
    expect(other).toEqual(one);
    if (one.outcome !== 'unknown') return one;
  }
}

const fault = fc.option(
  fc.constantFrom('request-lost', 'answer-lost', 'server-error', 'not-json', 'slow' as const),
);
const trip = fc.record({
  points: fc.integer({ min: 1, max: 60_000 }),
  end: fc.constantFrom('redeem', 'release', 'give-back' as const),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  earned: fc.integer({ min: 1, max: 5_000 }),
  isTakenBack: fc.boolean(),
  faults: fc.array(fault, { minLength: 5, maxLength: 5 }),
});

test('points are never lost or doubled, whatever becomes of calls, and the account says each of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(trip, { minLength: 1, maxLength: 4 }), async (trips) => {
      // A second ledger: what the member has to have, from the outcomes alone.
      let expected = await pointsOf(under, token);
      const { loyalty, member } = under;
      for (const { points, end, part, earned, isTakenBack, faults } of trips) {
        const reference = randomUUID();
        const [reserving, ending, returning, crediting, taking] = faults;
        const reserved = await insist('reserve', reserving ?? null, (options) =>
          loyalty.reserve({ token, points, reference }, options),
        );
        expect(reserved.outcome).toBe(points <= expected ? 'confirmed' : 'refused');
        if (reserved.outcome === 'confirmed') {
          const { reservationId } = reserved;
          if (end === 'release') {
            await insist('release', ending ?? null, (options) =>
              loyalty.release({ reservationId, reference }, options),
            );
          } else {
            await insist('redeem', ending ?? null, (options) =>
              loyalty.redeem({ reservationId, reference }, options),
            );
            expected -= points;
          }
          const back = Math.ceil(points * part);
          if (end === 'give-back' && back > 0) {
            await insist('giveBack', returning ?? null, (options) =>
              loyalty.giveBack({ reference, points: back }, options),
            );
            expected += back;
          }
        }
        await insist('credit', crediting ?? null, (options) =>
          loyalty.credit({ ...member, points: earned, reference }, options),
        );
        if (isTakenBack)
          await insist('takeBack', taking ?? null, (options) =>
            loyalty.takeBack({ ...member, reference }, options),
          );
        else expected += earned;
        expect(await pointsOf(under, token)).toBe(expected);
      }
    }),
    { numRuns: 25 },
  );
  expect(under.reported).toEqual([]);
}, 120_000);

test('twenty browsers that redeem the same balance at once never redeem more than it has', async () => {
  const before = await pointsOf(under, token);
  const each = Math.floor(before / 3);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      under.loyalty.reserve({ token, points: each, reference: randomUUID() }, callOnce()),
    ),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(3);
  expect(await pointsOf(under, token)).toBe(before - 3 * each);
}, 60_000);
