import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LoyaltyCallName } from './loyalty-faults-port.ts';
import type { LoyaltyPort } from './loyalty-port.ts';
import {
  callOnce,
  createChallenge,
  type LoyaltyUnderTest,
  linkMember,
  pointsOf,
  reserveNow,
} from './loyalty-under-test.ts';

const confirmed = { outcome: 'confirmed' };
const dayMs = 24 * 60 * 60_000;

/** A programme that takes and gives back miles, with a member who has at least 10,000 points. */
export interface ReservedPointsUnderTest {
  readonly loyalty: Pick<LoyaltyPort, 'reserve' | 'redeem' | 'release' | 'giveBack'>;
  /** The member's. */
  readonly token: string;
  readonly readPoints: () => Promise<number>;
}

/** Part of the contract that pays with points: all that a programme has to fulfil for bookings. */
export function testReservedPoints(under: () => ReservedPointsUnderTest): void {
  const balance = () => under().readPoints();

  describe('reserved points', () => {
    it('leave the balance at once, and are taken for good by redeeming', async () => {
      const before = await balance();
      const reservation = await reserveNow(under(), 7_500);
      expect(await balance()).toBe(before - 7_500);
      expect(await under().loyalty.redeem(reservation, callOnce())).toEqual(confirmed);
      expect(await under().loyalty.redeem(reservation, callOnce())).toEqual(confirmed);
      expect(await balance()).toBe(before - 7_500);
      expect(await under().loyalty.release(reservation, callOnce())).toEqual({
        outcome: 'refused',
        reason: 'redeemed',
      });
      await under().loyalty.giveBack({ ...reservation, points: 7_500 }, callOnce());
      expect(await balance()).toBe(before);
    });

    it('come back by releasing, once', async () => {
      const before = await balance();
      const reservation = await reserveNow(under(), 8_000);
      expect(await under().loyalty.release(reservation, callOnce())).toEqual(confirmed);
      expect(await under().loyalty.release(reservation, callOnce())).toEqual(confirmed);
      expect(await balance()).toBe(before);
      expect(await under().loyalty.redeem(reservation, callOnce())).toEqual({
        outcome: 'refused',
        reason: 'reservation-over',
      });
    });

    it('are never more than the member has, to the point', async () => {
      const before = await balance();
      const reserve = (points: number) =>
        under().loyalty.reserve({ token: under().token, points, reference: randomUUID() }, callOnce());
      expect(await reserve(before + 1)).toEqual({ outcome: 'refused', reason: 'too-few-points' });
      const all = await reserveNow(under(), before);
      expect(await balance()).toBe(0);
      await under().loyalty.release(all, callOnce());
    });

    it('that two browsers want at once, the whole balance each, belong to one of them', async () => {
      const points = await balance();
      const references = [randomUUID(), randomUUID()];
      const both = await Promise.all(
        references.map((reference) =>
          under().loyalty.reserve({ token: under().token, points, reference }, callOnce()),
        ),
      );
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(['confirmed', 'refused']);
      for (const reference of references)
        await under().loyalty.release({ reservationId: null, reference }, callOnce());
      expect(await balance()).toBe(points);
    });

    it('are released by their reference alone; where there are none, a late request reserves nothing', async () => {
      const before = await balance();
      const { reference } = await reserveNow(under(), 7_600);
      expect(await under().loyalty.release({ reservationId: null, reference }, callOnce())).toEqual(
        confirmed,
      );
      const unknown = randomUUID();
      const nothing = { reservationId: null, reference: unknown };
      expect(await under().loyalty.release(nothing, callOnce())).toEqual(confirmed);
      const late = await under().loyalty.reserve(
        { token: under().token, points: 7_500, reference: unknown },
        callOnce(),
      );
      expect(late).toMatchObject({ outcome: 'refused' });
      expect(await balance()).toBe(before);
    });

    it('are given back in parts, up to what was redeemed', async () => {
      const before = await balance();
      const reservation = await reserveNow(under(), 10_000);
      const tooMany = { outcome: 'refused', reason: 'too-many' };
      const giveBack = (points: number) =>
        under().loyalty.giveBack({ reference: reservation.reference, points }, callOnce());
      expect(await giveBack(1)).toEqual(tooMany);
      await under().loyalty.redeem(reservation, callOnce());
      expect(await giveBack(4_000)).toEqual(confirmed);
      expect(await giveBack(6_001)).toEqual(tooMany);
      expect(await giveBack(6_000)).toEqual(confirmed);
      expect(await giveBack(1)).toEqual(tooMany);
      expect(await balance()).toBe(before);
    });
  });

  describe('a repeated key', () => {
    it('has the outcome of the first time, at once and later', async () => {
      const before = await balance();
      const request = { token: under().token, points: 7_500, reference: randomUUID() };
      const options = callOnce();
      const reserve = () => under().loyalty.reserve(request, options);
      const [one, other] = await Promise.all([reserve(), reserve()]);
      expect(one).toMatchObject(confirmed);
      expect(other).toEqual(one);
      await under().loyalty.release({ reservationId: null, reference: request.reference }, callOnce());
      expect(await reserve()).toEqual(one);
      expect(await balance()).toBe(before);
    });

    it('stays refused, though the call would be confirmed now', async () => {
      const { reference } = await reserveNow(under(), 7_500);
      const options = callOnce();
      const giveBack = () => under().loyalty.giveBack({ reference, points: 1 }, options);
      const refused = await giveBack();
      expect(refused).toMatchObject({ outcome: 'refused' });
      expect(await giveBack()).toEqual(refused);
      await under().loyalty.release({ reservationId: null, reference }, callOnce());
    });

    it('of another request throws', async () => {
      const options = callOnce();
      const reference = randomUUID();
      await under().loyalty.release({ reservationId: null, reference }, options);
      await expect(
        under().loyalty.release({ reservationId: null, reference: randomUUID() }, options),
      ).rejects.toThrow();
    });
  });

  it.each([
    ['a key of 7 characters', { idempotencyKey: '1234567' }, {}],
    ['a key of 65 characters', { idempotencyKey: 'x'.repeat(65) }, {}],
    ['no time', { timeoutMs: 0 }, {}],
    ['no points', {}, { points: 0 }],
    ['half a point', {}, { points: 0.5 }],
    ['a reference with a blank', {}, { reference: 'a b' }],
    ['no reference', {}, { reference: '' }],
  ])('throws for %s', async (_, options, change) => {
    const request = { token: under().token, points: 7_500, reference: randomUUID(), ...change };
    await expect(under().loyalty.reserve(request, { ...callOnce(), ...options })).rejects.toThrow(RangeError);
  });
}

/** Contract of every adapter of the loyalty port. */
export function testLoyaltyPort(name: string, open: () => Promise<LoyaltyUnderTest>): void {
  describe(`loyalty port: ${name}`, () => {
    let under: LoyaltyUnderTest;
    let token = '';
    const balance = () => pointsOf(under, token);

    beforeAll(async () => {
      under = await open();
      token = await linkMember(under);
    });
    afterEach(() => {
      for (const call of Object.keys(under.faults)) delete under.faults[call as LoyaltyCallName];
    });
    afterAll(() => under.close());

    describe('a link', () => {
      const begin = (state = 'a state') => {
        const { codeVerifier, codeChallenge } = createChallenge();
        const { redirectUri, loyalty } = under;
        const address = loyalty.buildLinkAddress({ state, codeChallenge, redirectUri, language: 'en' });
        return { address, codeVerifier, redirectUri };
      };

      it('brings the state back, and a code that is exchanged for member and token', async () => {
        const { address, codeVerifier, redirectUri } = begin('state of this link');
        const back = await under.answerLink(address, 'permit');
        expect(back.origin + back.pathname).toBe(redirectUri);
        expect(back.searchParams.get('state')).toBe('state of this link');
        const code = back.searchParams.get('code') ?? '';
        const linked = await under.loyalty.finishLink({ code, codeVerifier, redirectUri }, callOnce());
        expect(linked).toMatchObject({ ...confirmed, member: under.member });
      });

      it('of a member who declines brings the state and no code', async () => {
        const back = await under.answerLink(begin('declined').address, 'decline');
        expect(back.searchParams.get('state')).toBe('declined');
        expect(back.searchParams.get('code')).toBeNull();
        expect(back.searchParams.get('error')).toBe('access_denied');
      });

      it('is refused for a code that was exchanged, is made up, or was issued for another verifier or address', async () => {
        const { address, codeVerifier, redirectUri } = begin();
        const codeOf = async () => (await under.answerLink(address, 'permit')).searchParams.get('code') ?? '';
        const finish = (code: string, change = {}) =>
          under.loyalty.finishLink({ code, codeVerifier, redirectUri, ...change }, callOnce());
        const refused = { outcome: 'refused', reason: 'declined' };
        const code = await codeOf();
        expect(await finish(code)).toMatchObject(confirmed);
        expect(await finish(code)).toEqual(refused);
        expect(await finish('made up')).toEqual(refused);
        expect(await finish(await codeOf(), createChallenge())).toEqual(refused);
        expect(await finish(await codeOf(), { redirectUri: `${redirectUri}x` })).toEqual(refused);
      });

      it('is what a balance needs', async () => {
        expect(await under.loyalty.readBalance('made up', callOnce())).toEqual({
          outcome: 'refused',
          reason: 'not-linked',
        });
      });
    });

    it('quotes what points are worth, and refuses a currency that the programme does not pay', async () => {
      const quoted = await under.loyalty.quote({ points: 30_000, currency: 'EUR' }, callOnce());
      expect(quoted).toMatchObject(confirmed);
      expect(quoted.outcome === 'confirmed' && quoted.amount).toBeGreaterThan(0);
      expect(await under.loyalty.quote({ points: 30_000, currency: 'XAU' }, callOnce())).toEqual({
        outcome: 'refused',
        reason: 'currency',
      });
    });

    testReservedPoints(() => ({ loyalty: under.loyalty, token, readPoints: balance }));

    it('reserved points come back by themselves after a day', async () => {
      const before = await balance();
      const reservation = await reserveNow({ loyalty: under.loyalty, token }, 9_000);
      under.pass(dayMs - 1);
      expect(await balance()).toBe(before - 9_000);
      under.pass(1);
      expect(await balance()).toBe(before);
      expect(await under.loyalty.redeem(reservation, callOnce())).toMatchObject({ outcome: 'refused' });
      expect(await under.loyalty.release(reservation, callOnce())).toEqual(confirmed);
      expect(await balance()).toBe(before);
    });

    describe('earned points', () => {
      const { credit, takeBack } = {
        credit: (change = {}, options = callOnce()) =>
          under.loyalty.credit({ ...under.member, points: 1_234, reference: 'trip', ...change }, options),
        takeBack: (reference: string) => under.loyalty.takeBack({ ...under.member, reference }, callOnce()),
      };

      it('are credited once for a reference, and taken back once', async () => {
        const before = await balance();
        const reference = randomUUID();
        expect(await credit({ reference })).toEqual(confirmed);
        expect(await credit({ reference })).toEqual(confirmed);
        expect(await balance()).toBe(before + 1_234);
        expect(await takeBack(reference)).toEqual(confirmed);
        expect(await takeBack(reference)).toEqual(confirmed);
        expect(await balance()).toBe(before);
      });

      it('go to nobody whose number or name is another one', async () => {
        const refused = { outcome: 'refused', reason: 'unknown-member' };
        expect(await credit({ reference: randomUUID(), lastName: 'Nobody' })).toEqual(refused);
        expect(await credit({ reference: randomUUID(), memberNumber: '000000000000000' })).toEqual(refused);
      });

      it('go to a name that is written without case and accents', async () => {
        const reference = randomUUID();
        const lastName = under.member.lastName.toUpperCase();
        expect(await credit({ reference, lastName })).toEqual(confirmed);
        await takeBack(reference);
      });

      it('that were taken back before they were credited are not credited', async () => {
        const before = await balance();
        const reference = randomUUID();
        expect(await takeBack(reference)).toEqual(confirmed);
        await credit({ reference });
        expect(await balance()).toBe(before);
      });
    });

    describe('a fault', () => {
      it.each(['request-lost', 'answer-lost', 'server-error', 'not-json'] as const)(
        '%s is an unknown outcome, and the repeated key reserves once',
        async (kind) => {
          const before = await balance();
          const reference = randomUUID();
          const request = { token, points: 7_700, reference };
          const options = { ...callOnce(), timeoutMs: 300 };
          under.faults.reserve = { kind };
          expect(await under.loyalty.reserve(request, options)).toEqual({ outcome: 'unknown' });
          delete under.faults.reserve;
          const again = await under.loyalty.reserve(request, { ...options, timeoutMs: 5_000 });
          expect(again).toMatchObject(confirmed);
          expect(await balance()).toBe(before - 7_700);
          await under.loyalty.release({ reservationId: null, reference }, callOnce());
        },
      );

      it('slow is an answer in time, or an unknown outcome', async () => {
        under.faults.readBalance = { kind: 'slow', milliseconds: 50 };
        expect(await under.loyalty.readBalance(token, { timeoutMs: 5_000 })).toMatchObject(confirmed);
        under.faults.readBalance = { kind: 'slow', milliseconds: 2_000 };
        expect(await under.loyalty.readBalance(token, { timeoutMs: 20 })).toEqual({ outcome: 'unknown' });
      });
    });
  });
}
