import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  addVoucher,
  testDigests,
  vouchersUnderTest,
} from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { codePolicy, requestsPerMinute } from '../../../defaults.ts';
import { seededRandom } from '../../../demo/world/model/seeded-random.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { generateVoucherCode, parseVoucherCode } from '../../../domain/vouchers/voucher-code.ts';
import { type CodeOrder, createOrderCodes } from './order-codes.server.ts';
import type { CodeSource } from './voucher-codes.ts';

const GUESSES = 1_000_000;
const VOUCHERS = 200;

const clock = settableClock('2026-12-01T12:00:00Z');
let database: TestDatabase;
const sold: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  for (let at = 0; at < VOUCHERS; at++) sold.push((await addVoucher(database.db)).code);
}, 60_000);
afterAll(() => database.drop());

const codes = () =>
  createOrderCodes({
    clock,
    vouchers: vouchersUnderTest(database.db),
    prefixesOf: () => ['ABM', 'LHH'],
  });
const order: CodeOrder = {
  brand: 'abendmeer',
  companyId: 'default',
  market: 'de',
  currency: 'EUR',
  departure: requireDay('2027-05-01'),
  destination: 'PMI',
  price: 100_000,
  owed: 100_000,
  isVerifiedMember: false,
  email: null,
  promotionId: null,
  voucherIds: [],
};

/** Codes as somebody makes them up who knows prefix, letters and check character. */
function* guess(seed: number): Generator<string, never> {
  const random = seededRandom(seed);
  for (;;) yield generateVoucherCode('ABM', (below) => random.between(0, below - 1));
}

/** What the call answers to a guess. */
const type = async (code: string, source: CodeSource) => {
  const redeemed = await codes().check(code, order, source);
  return redeemed.kind === 'refused' ? redeemed.reason : redeemed.kind;
};

test('a million codes that are made up are none of those that were sold', async () => {
  // As the call compares: by the digest of a code that can be read, with all that are sold at once.
  const { rows } = await database.pool.query<{ code_digest: Buffer }>('select code_digest from voucher');
  const digests = new Set(rows.map(({ code_digest }) => code_digest.toString('latin1')));
  expect(digests.size).toBe(VOUCHERS);
  const isSold = (text: string) => {
    const code = parseVoucherCode(text);
    if (code === null) throw new Error('A guess cannot be read');
    return digests.has(testDigests.code(code).toString('latin1'));
  };
  expect(sold.every(isSold)).toBe(true);
  const guesses = guess(1);
  let hits = 0;
  for (let done = 0; done < GUESSES; done++) if (isSold(guesses.next().value)) hits += 1;
  expect(hits).toBe(0);
}, 120_000);

test('a session is heard ten times an hour, whatever it guesses, and then refused a right code as well', async () => {
  const source = { session: 'one', checkoutId: 'one', network: '192.0.2.1' };
  const guesses = guess(2);
  const answers = [];
  for (let at = 0; at < 200; at++) answers.push(await type(guesses.next().value, source));
  expect(answers.filter((answer) => answer === 'unknown')).toHaveLength(codePolicy.missesPerSession);
  expect(new Set(answers.slice(codePolicy.missesPerSession))).toEqual(new Set(['limited']));
  expect(await type(sold[0] ?? '', source)).toBe('limited');
  clock.advance(codePolicy.missWindowMs);
  expect(await type(sold[0] ?? '', source)).toBe('voucher');
});

test('a network that guesses is heard once by each new session, and those have to begin a checkout', async () => {
  const network = '192.0.2.2';
  const guesses = guess(3);
  const guessOften = async (session: string) => {
    const answers = [];
    const source = { session, checkoutId: session, network };
    for (let at = 0; at < 5; at++) answers.push(await type(guesses.next().value, source));
    return answers.filter((answer) => answer === 'unknown').length;
  };
  for (let at = 0; at < codePolicy.missesPerNetwork / 5; at++)
    expect(await guessOften(`first ${at}`)).toBe(5);
  for (let at = 0; at < 5; at++) expect(await guessOften(`later ${at}`)).toBe(1);
  // An honest neighbour is heard.
  expect(await type(sold[1] ?? '', { session: 'honest', checkoutId: 'honest', network })).toBe('voucher');
});

test('an address that begins as many checkouts as it may hits one of a million vouchers once in many years', () => {
  const { missesPerNetwork, missWindowMs } = codePolicy;
  const windows = 86_400_000 / missWindowMs;
  // Until the network is known each session is heard ten times; after that each new one once.
  const aDay = windows * missesPerNetwork + requestsPerMinute.creating * 1_440;
  expect(aDay).toBe(290_400);
  const oddsADay = (aDay * 1_000_000) / 31 ** 13;
  expect(1 / oddsADay / 365).toBeGreaterThan(200_000);
});
