import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Day } from '../../domain/time/calendar-day.ts';
import { buildTravellers } from '../supply/supply-under-test.ts';
import type { RoomBooking, RoomQuestion, RoomQuote, RoomSupplyPort } from './room-supply-port.ts';

/** A supplier of rooms, and what the suite causes there. */
export interface RoomsUnderTest {
  readonly port: RoomSupplyPort;
  /** A room that is sold for two adults, free of charge to cancel today, with rooms left for others. */
  readonly question: RoomQuestion;
  readonly today: Day;
  /** Loses the next request of a call, or its answer, once. */
  lose(call: 'book' | 'cancel', what: 'request' | 'answer'): void;
  /** Bookings with a reference of ours that are not cancelled. */
  countBookings(reference: string): number;
  close(): Promise<void>;
}

/** What every adapter of rooms has to prove, the fake included. */
export function testRoomSupply(name: string, open: () => Promise<RoomsUnderTest>): void {
  describe(`rooms: ${name}`, () => {
    let opened: RoomsUnderTest;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const call = () => ({
      signal: AbortSignal.timeout(2_000),
      timeoutMs: 2_000,
      willSend: async () => {},
    });
    const newReference = () => randomBytes(10).toString('hex');
    const verify = async () => {
      const verified = await opened.port.verify(opened.question, call());
      if (verified.outcome !== 'confirmed') throw new Error(JSON.stringify(verified));
      return verified.quote;
    };
    const toBook = (reference: string, quote: RoomQuote) => {
      const { party, checkIn } = opened.question;
      const travellers = buildTravellers({ party });
      return { reference, quote, checkIn, party, travellers, remark: 'Quiet, please' };
    };
    const book = async (reference = newReference()): Promise<RoomBooking> => {
      const booked = await opened.port.book(toBook(reference, await verify()), call());
      if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
      return booked.booking;
    };

    test('has a price of its own, which a booking costs', async () => {
      const quote = await verify();
      expect(await book()).toMatchObject({ state: 'booked', net: quote.total, currency: quote.currency });
    });

    test.each([
      ['hotel', { hotelCode: '999999' }],
      ['room', { roomCode: 'NONE' }],
    ])('says that a %s is gone that does not exist', async (_, different) => {
      expect(await opened.port.verify({ ...opened.question, ...different }, call())).toEqual({
        outcome: 'refused',
        reason: 'gone',
      });
    });

    test('does not convert', async () => {
      const francs = { ...opened.question, currency: 'CHF' } as const;
      expect(await opened.port.verify(francs, call())).toEqual({
        outcome: 'refused',
        reason: 'other-currency',
      });
    });

    test('is found by our reference, and not by another', async () => {
      const reference = newReference();
      const { bookingReference } = await book(reference);
      const find = (asked: string) => opened.port.find({ reference: asked, since: opened.today }, call());
      expect(await find(reference)).toMatchObject({ booking: { bookingReference, state: 'booked' } });
      expect(await find(newReference())).toEqual({ outcome: 'confirmed', booking: null });
    });

    test('counts bookings of one reference, and finds neither of two', async () => {
      const reference = newReference();
      const count = () => opened.port.count({ reference, since: opened.today }, call());
      expect(await count()).toEqual({ outcome: 'confirmed', booked: 0 });
      const { bookingReference } = await book(reference);
      await book(reference);
      expect(await count()).toEqual({ outcome: 'confirmed', booked: 2 });
      const find = () => opened.port.find({ reference, since: opened.today }, call());
      expect(await find()).toEqual({ outcome: 'unknown' });
      const { currency } = opened.question;
      await opened.port.cancel({ bookingReference, fee: 0, currency }, call());
      expect(await count()).toEqual({ outcome: 'confirmed', booked: 1 });
      expect(await find()).toMatchObject({ booking: { state: 'booked' } });
    });

    test.each(['request', 'answer'] as const)('leaves a booking open whose %s is lost', async (what) => {
      const reference = newReference();
      const quote = await verify();
      opened.lose('book', what);
      expect(await opened.port.book(toBook(reference, quote), call())).toEqual({ outcome: 'unknown' });
      const found = await opened.port.find({ reference, since: opened.today }, call());
      if (what === 'request') expect(found).toEqual({ outcome: 'confirmed', booking: null });
      else expect(found).toMatchObject({ booking: { state: 'booked', net: quote.total } });
      expect(opened.countBookings(reference)).toBe(what === 'request' ? 0 : 1);
    });

    test('says what cancelling costs before it cancels', async () => {
      const reference = newReference();
      const { bookingReference } = await book(reference);
      expect(await opened.port.quoteCancellation({ bookingReference }, call())).toEqual({
        outcome: 'confirmed',
        fee: 0,
        currency: opened.question.currency,
      });
      expect(opened.countBookings(reference)).toBe(1);
      expect(
        await opened.port.cancel({ bookingReference, fee: 0, currency: opened.question.currency }, call()),
      ).toEqual({ outcome: 'confirmed' });
      expect(opened.countBookings(reference)).toBe(0);
      expect(await opened.port.find({ reference, since: opened.today }, call())).toMatchObject({
        booking: { state: 'cancelled' },
      });
    });

    test('leaves a cancellation open whose answer is lost, and the booking says what happened', async () => {
      const reference = newReference();
      const { bookingReference } = await book(reference);
      opened.lose('cancel', 'answer');
      expect(
        await opened.port.cancel({ bookingReference, fee: 0, currency: opened.question.currency }, call()),
      ).toEqual({ outcome: 'unknown' });
      expect(await opened.port.find({ reference, since: opened.today }, call())).toMatchObject({
        booking: { state: 'cancelled' },
      });
    });
  });
}
