import { createHash } from 'node:crypto';
import { paymentPolicy, retention } from '../../../defaults.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import { carryPaymentCall } from '../payment-faults.ts';
import type { PaymentCall, PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentCallOptions, PaymentPort, PaymentWebhook } from '../payment-port.ts';
import { requireAmount, requireCallOptions, requireReference, requireTimeout } from '../require-call.ts';
import {
  answerVendorCall,
  forgetVendorCalls,
  type VendorCallDeps,
  withLease,
} from './answer-vendor-call.server.ts';
import {
  authorise,
  cancel,
  capture,
  inquire,
  proceed,
  refund,
  settle,
  type VendorDeps,
} from './vendor-calls.server.ts';
import {
  UncertainOutcomeError,
  type VendorCall,
  type VendorGateway,
  type VendorWebhook,
} from './vendor-gateway.ts';
import { failRefund, findVendorPayment } from './vendor-rows.server.ts';

interface Options extends VendorCallDeps {
  readonly gateway: VendorGateway;
  readonly faults?: PaymentFaults;
  readonly report: (error: unknown) => void;
}

type Unknown = { readonly outcome: 'unknown' };

/** The port in front of a vendor: keys, references, deadlines and webhooks; the gateway does the vendor's calls. */
export function openVendorPayment({ gateway, db, clock, faults = {}, report }: Options): PaymentPort {
  const deps: VendorDeps = { gateway, db, clock };
  const deletion = startInterval({
    intervalMs: retention.paymentAnswersIntervalMs,
    run: () => forgetVendorCalls(deps),
    report,
  });

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
      return carry(faults, name, timeoutMs, (signal) =>
        answerVendorCall<Awaited<ReturnType<PaymentPort[typeof name]>>>(
          deps,
          { key: idempotencyKey, name, request },
          timeoutMs,
          () => work(request, { key, signal }),
        ),
      );
    }) as never;
  }

  return {
    methods: gateway.methods,
    webhookAnswer: gateway.webhookAnswer,
    originsFor: gateway.originsFor,
    async openCardFields(request, options) {
      requireRequest(request, options);
      const key = vendorIdempotencyKey('openCardFields', options.idempotencyKey);
      return carry(faults, 'openCardFields', options.timeoutMs, async (signal) => ({
        outcome: 'confirmed',
        setup: await gateway.openFields(request, { key, signal }),
      }));
    },
    async lookUpCard(firstDigits, { timeoutMs }) {
      requireTimeout(timeoutMs);
      return carry(faults, 'lookUpCard', timeoutMs, async (signal) => ({
        outcome: 'confirmed',
        range: await gateway.lookUpCard(firstDigits, { signal }),
      }));
    },
    async readCard({ token }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      return carry(faults, 'readCard', timeoutMs, async (signal) => {
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
      return carry(faults, 'inquire', timeoutMs, (signal) =>
        withLease(db, reference, timeoutMs, () => inquire(deps, reference, { key, signal })),
      );
    },
    async readWebhooks(message) {
      const webhooks = gateway.readWebhooks(message, clock.now().getTime());
      if (webhooks === null) return null;
      const taken: (PaymentWebhook | null)[] = [];
      for (const webhook of webhooks) taken.push(await recordVendorEvent(deps, webhook));
      return taken.filter((webhook) => webhook !== null);
    },
    close: () => deletion.close(),
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

/** The key a vendor knows a call by: short enough for all of them, and no other call's. */
function vendorIdempotencyKey(name: string, of: string): string {
  return createHash('sha256').update(`${name} ${of}`).digest('base64url');
}

/** Runs a call to the vendor with a timeout; without a readable answer the outcome is unknown. */
function carry<Answer extends object>(
  faults: PaymentFaults,
  name: PaymentCall,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | Unknown> {
  return carryPaymentCall<Answer | Unknown>(faults[name], timeoutMs, async () => {
    try {
      return await work(AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (error instanceof UncertainOutcomeError) return { outcome: 'unknown' };
      throw error;
    }
  });
}

/** Stores the event of a webhook; null for payments of other shops. */
async function recordVendorEvent(deps: VendorDeps, webhook: VendorWebhook): Promise<PaymentWebhook | null> {
  const { id, event, vendorReference, status, failedRefund } = webhook;
  const { db } = deps;
  const known = await findVendorPayment(db, 'vendor_reference', vendorReference);
  if (known === null) return null;
  const { reference } = known;
  if (failedRefund !== undefined) await failRefund(db, failedRefund);
  if (status !== null)
    await withLease(db, reference, paymentPolicy.webhookTimeoutMs, async () => {
      const call = {
        key: vendorIdempotencyKey('notice', id),
        signal: AbortSignal.timeout(paymentPolicy.webhookTimeoutMs),
      };
      const payment = await findVendorPayment(db, 'reference', reference);
      if (payment !== null) await settle(deps, payment, status, call);
    });
  return { id, reference, event };
}
