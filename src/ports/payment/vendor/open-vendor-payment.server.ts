import { paymentPolicy, retention } from '../../../defaults.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import { carryPaymentCall } from '../carry-payment-call.ts';
import type { PaymentCall, PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentCallOptions, PaymentPort, PaymentWebhook } from '../payment-port.ts';
import { requireAmount, requireCallOptions, requireReference, requireTimeout } from '../require-call.ts';
import {
  answerVendorCall,
  forgetVendorCalls,
  vendorIdempotencyKey,
  withLease,
} from './answer-vendor-call.server.ts';
import { endDuePayments } from './end-payments.server.ts';
import { forgetMessages, recordKeptMessages, recordOrKeep } from './keep-message.server.ts';
import { authorise, cancel, capture, inquire, proceed, refund } from './vendor-calls.server.ts';
import type { VendorDeps } from './vendor-deps.ts';
import { ForeignTransactionError, UncertainOutcomeError, type VendorCall } from './vendor-gateway.ts';

interface Options extends VendorDeps {
  readonly faults?: PaymentFaults;
  /**
   * Receives what no request of the vendor's brings: a payment that it has not ended in time, an answer about other money than
   * was asked for, and messages that could be recorded only later.
   */
  readonly onMessage?: (webhook: PaymentWebhook) => Promise<void>;
  readonly report: (error: unknown) => void;
}

type Unknown = { readonly outcome: 'unknown' };

/** The port in front of one company's account at a vendor: keys, references, deadlines and webhooks; the gateway does the vendor's calls. */
export function openVendorPayment(options: Options): PaymentPort {
  const { faults = {}, report, onMessage = async () => {}, ...deps } = options;
  const { gateway, db } = deps;
  const deletion = startInterval({
    intervalMs: retention.paymentAnswersIntervalMs,
    run: async () => {
      await forgetVendorCalls(deps);
      await forgetMessages(deps);
    },
    report,
  });

  const ending = startInterval({
    intervalMs: paymentPolicy.endingIntervalMs,
    run: async () => {
      await endDuePayments(deps, onMessage, report);
      await recordKeptMessages(deps, onMessage, report);
    },
    report,
  });
  /** Reports that have not reached their receiver yet. */
  const noticing = new Set<Promise<void>>();

  /** Runs a call to the vendor with a timeout; without a readable answer the outcome is unknown. */
  function carry<Answer extends object>(
    name: PaymentCall,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Answer>,
    reference?: string,
  ): Promise<Answer | Unknown> {
    return carryPaymentCall<Answer | Unknown>(faults[name], timeoutMs, async () => {
      try {
        return await work(AbortSignal.timeout(timeoutMs));
      } catch (error) {
        if (!(error instanceof UncertainOutcomeError)) throw error;
        if (error instanceof ForeignTransactionError && reference !== undefined) notice(error, reference);
        return { outcome: 'unknown' };
      }
    });
  }

  /** The receiver may be waiting for the very call that found this, so nobody waits for the receiver. */
  function notice(error: ForeignTransactionError, reference: string): void {
    report(error);
    const notified = onMessage({ id: `foreign-${reference}`, reference, event: 'mismatch' })
      .catch(report)
      .finally(() => void noticing.delete(notified));
    noticing.add(notified);
  }

  /** A call with an idempotency key: it is answered once, while no other call changes its payment. */
  function keyed<Call extends 'authorise' | 'proceed' | 'capture' | 'cancel' | 'refund'>(
    name: Call,
    work: (
      request: Parameters<PaymentPort[Call]>[0],
      call: VendorCall,
    ) => Promise<Awaited<ReturnType<PaymentPort[Call]>>>,
  ): PaymentPort[Call] {
    // `work` has the types of the call; TypeScript cannot put them together to the port's function for a generic name.
    return (async (request: Parameters<PaymentPort[Call]>[0], options: PaymentCallOptions) => {
      requireRequest(request, options);
      const { idempotencyKey, timeoutMs } = options;
      // A reference is one payment, with any key; all other calls are done once for each key.
      const key = vendorIdempotencyKey(name, name === 'authorise' ? request.reference : idempotencyKey);
      return carry(
        name,
        timeoutMs,
        (signal) =>
          answerVendorCall<Awaited<ReturnType<PaymentPort[typeof name]>>>(
            deps,
            { key: idempotencyKey, name, request },
            timeoutMs,
            () => work(request, { key, signal }),
          ),
        request.reference,
      );
    }) as never;
  }

  return {
    methods: gateway.methods,
    walletsFor: gateway.walletsFor,
    webhookAnswer: gateway.webhookAnswer,
    originsFor: gateway.originsFor,
    async openCardFields(request, options) {
      requireRequest(request, options);
      const key = vendorIdempotencyKey('openCardFields', options.idempotencyKey);
      return carry('openCardFields', options.timeoutMs, async (signal) => ({
        outcome: 'confirmed',
        setup: await gateway.openFields(request, { key, signal }),
      }));
    },
    async changeCardAmount({ token, amount, currency }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      requireAmount(amount);
      const key = vendorIdempotencyKey('changeCardAmount', `${token} ${amount} ${currency}`);
      return carry('changeCardAmount', timeoutMs, async (signal) => {
        const answer = await gateway.changeAmount(token, { amount, currency }, { key, signal });
        return answer === 'accepted' ? { outcome: 'confirmed' } : { outcome: 'refused', reason: 'refused' };
      });
    },
    async lookUpCard(firstDigits, { timeoutMs }) {
      requireTimeout(timeoutMs);
      return carry('lookUpCard', timeoutMs, async (signal) => ({
        outcome: 'confirmed',
        range: await gateway.lookUpCard(firstDigits, { signal }),
      }));
    },
    async readCard({ token }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      return carry('readCard', timeoutMs, async (signal) => {
        const firstDigits = await gateway.readCard(token, { signal });
        return firstDigits === undefined
          ? { outcome: 'refused', reason: 'refused' }
          : { outcome: 'confirmed', firstDigits };
      });
    },
    authorise: keyed('authorise', (request, call) => authorise(deps, request, call)),
    proceed: keyed('proceed', (request, call) => proceed(deps, request, call)),
    capture: keyed('capture', (request, call) => capture(deps, request, call)),
    cancel: keyed('cancel', (request, call) => cancel(deps, request, call)),
    refund: keyed('refund', (request, call) => refund(deps, request, call)),
    async inquire({ reference }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      requireReference(reference);
      const key = vendorIdempotencyKey('inquire', reference);
      return carry(
        'inquire',
        timeoutMs,
        (signal) => withLease(db, reference, timeoutMs, () => inquire(deps, reference, { key, signal })),
        reference,
      );
    },
    async readWebhooks(message) {
      const webhooks = gateway.readWebhooks(message);
      return webhooks === null ? null : recordOrKeep(deps, webhooks, report);
    },
    async close() {
      await Promise.all([deletion.close(), ending.close()]);
      await Promise.all(noticing);
    },
  };
}

function requireRequest(
  { reference, amount }: { readonly reference: string; readonly amount?: number },
  options: PaymentCallOptions,
): void {
  requireCallOptions(options);
  requireReference(reference);
  if (amount !== undefined) requireAmount(amount);
}
