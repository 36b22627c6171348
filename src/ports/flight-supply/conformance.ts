import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import { buildTravellers } from '../supply/supply-under-test.ts';
import type { FlightOrder, FlightQuestion, FlightQuote, FlightSupplyPort } from './flight-supply-port.ts';

/** A supplier of flights, and what the suite causes there. */
export interface FlightsUnderTest {
  readonly port: FlightSupplyPort;
  /** A pair that is sold, for two adults, and can be held. */
  readonly question: FlightQuestion;
  /** False where a cancelled order does not say what it has returned. */
  readonly saysRefund: boolean;
  /** Loses the next request of a call, or its answer, once. */
  lose(call: 'order' | 'pay' | 'cancel', what: 'request' | 'answer'): void;
  /** Raises the price of an offer. */
  raisePrice(quote: FlightQuote): void;
  /** Payments of an order so far. */
  countPayments(orderId: string): number;
  close(): Promise<void>;
}

const letters = ['Anna', 'Berta'] as const;

/** Travellers with names that airlines take. */
export function buildFlightTravellers(question: Pick<FlightQuestion, 'party'>): Traveller[] {
  return buildTravellers(question).map((traveller, at) => ({
    ...traveller,
    firstName: letters[at] ?? 'Clara',
    lastName: 'Lovelace',
  }));
}

/** What every adapter of flights has to prove, the fake included. */
export function testFlightSupply(name: string, open: () => Promise<FlightsUnderTest>): void {
  describe(`flights: ${name}`, () => {
    let opened: FlightsUnderTest;
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
    const travellers = () => buildFlightTravellers(opened.question);
    const toOrder = (reference: string, quote: FlightQuote) => ({
      reference,
      quote,
      party: opened.question.party,
      travellers: travellers(),
    });
    const order = async (reference = newReference()): Promise<FlightOrder> => {
      const ordered = await opened.port.order(toOrder(reference, await verify()), call());
      if (ordered.outcome !== 'confirmed') throw new Error(JSON.stringify(ordered));
      return ordered.order;
    };

    test('finds the pair again at a price and times of its own', async () => {
      const { outbound } = opened.question;
      const first = await verify();
      expect(first).toMatchObject({ currency: opened.question.currency, canHold: true });
      expect(first.total).toBeGreaterThan(0);
      expect(first.outboundTimes.departure).toBe(outbound.departure);
      expect(await verify()).toMatchObject({ total: first.total });
    });

    test('says that a flight is gone that does not exist', async () => {
      const { outbound } = opened.question;
      const other = { ...opened.question, outbound: { ...outbound, number: outbound.number + 7_000 } };
      expect(await opened.port.verify(other, call())).toEqual({ outcome: 'refused', reason: 'gone' });
    });

    test('does not convert', async () => {
      const { currency } = opened.question;
      const other = { ...opened.question, currency: currency === 'CHF' ? 'EUR' : 'CHF' } as const;
      expect(await opened.port.verify(other, call())).toEqual({
        outcome: 'refused',
        reason: 'other-currency',
      });
    });

    test('holds, is paid once, and is found by our reference', async () => {
      const reference = newReference();
      const { orderId, total, currency, state } = await order(reference);
      expect(state).toBe('held');
      const find = () => opened.port.find({ reference, travellers: travellers() }, call());
      expect(await find()).toMatchObject({ order: { orderId, state: 'held' } });
      for (const _ of [1, 2])
        expect(await opened.port.pay({ orderId, total, currency }, call())).toEqual({ outcome: 'confirmed' });
      expect(opened.countPayments(orderId)).toBe(1);
      expect(await find()).toMatchObject({ order: { orderId, state: 'paid', total } });
      expect(await opened.port.read({ orderId }, call())).toMatchObject({ order: { state: 'paid' } });
    });

    test('finds nothing for a reference that was never sent', async () => {
      const asked = { reference: newReference(), travellers: travellers() };
      expect(await opened.port.find(asked, call())).toEqual({ outcome: 'confirmed', order: null });
    });

    test.each(['request', 'answer'] as const)('leaves an order open whose %s is lost', async (what) => {
      const reference = newReference();
      const quote = await verify();
      opened.lose('order', what);
      expect(await opened.port.order(toOrder(reference, quote), call())).toEqual({ outcome: 'unknown' });
      const found = await opened.port.find({ reference, travellers: travellers() }, call());
      if (what === 'request') expect(found).toEqual({ outcome: 'confirmed', order: null });
      else expect(found).toMatchObject({ order: { state: 'held', total: quote.total } });
    });

    test.each(['request', 'answer'] as const)('leaves a payment open whose %s is lost', async (what) => {
      const { orderId, total, currency } = await order();
      opened.lose('pay', what);
      expect(await opened.port.pay({ orderId, total, currency }, call())).toEqual({ outcome: 'unknown' });
      expect(await opened.port.pay({ orderId, total, currency }, call())).toEqual({ outcome: 'confirmed' });
      expect(opened.countPayments(orderId)).toBe(1);
    });

    test('orders nothing at a higher price', async () => {
      const quote = await verify();
      opened.raisePrice(quote);
      const reference = newReference();
      expect(await opened.port.order(toOrder(reference, quote), call())).toEqual({
        outcome: 'refused',
        reason: 'price-changed',
      });
      expect(await opened.port.find({ reference, travellers: travellers() }, call())).toMatchObject({
        order: null,
      });
    });

    test('cancels what is held for nothing, and what is paid at the quoted refund', async () => {
      for (const isPaid of [false, true]) {
        const { orderId, total, currency } = await order();
        if (isPaid) await opened.port.pay({ orderId, total, currency }, call());
        const quoted = await opened.port.quoteCancellation({ orderId }, call());
        if (quoted.outcome !== 'confirmed') throw new Error(JSON.stringify(quoted));
        const { cancellationId, refund } = quoted;
        if (isPaid) expect(refund).toBeGreaterThan(0);
        else expect(refund).toBe(0);
        expect(quoted.currency).toBe(currency);
        const read = () => opened.port.read({ orderId }, call());
        const before = await read();
        expect(before).not.toMatchObject({ order: { state: 'cancelled' } });
        // A quote has returned nothing yet.
        expect(before).not.toMatchObject({ order: { refund: expect.anything() } });
        const said = opened.saysRefund ? { refund: { amount: refund, currency } } : {};
        expect(await opened.port.cancel({ cancellationId, refund }, call())).toEqual({
          outcome: 'confirmed',
          ...said,
        });
        const after = await read();
        expect(after).toMatchObject({ order: { state: 'cancelled', ...said } });
        if (!opened.saysRefund) expect(after).not.toMatchObject({ order: { refund: expect.anything() } });
      }
    });

    test('leaves a cancellation open whose answer is lost, and the order says what happened', async () => {
      const { orderId, total, currency: paidIn } = await order();
      await opened.port.pay({ orderId, total, currency: paidIn }, call());
      const quoted = await opened.port.quoteCancellation({ orderId }, call());
      if (quoted.outcome !== 'confirmed') throw new Error(JSON.stringify(quoted));
      opened.lose('cancel', 'answer');
      expect(await opened.port.cancel(quoted, call())).toEqual({ outcome: 'unknown' });
      const { refund: amount, currency } = quoted;
      const said = opened.saysRefund ? { refund: { amount, currency } } : {};
      expect(await opened.port.read({ orderId }, call())).toMatchObject({
        order: { state: 'cancelled', ...said },
      });
    });
  });
}
