import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import { findTestRange } from '../../ports/payment/test-payments.ts';
import { answerCall } from './store/answer-call.server.ts';
import { openFields, readFirstDigits } from './store/card-vault.server.ts';
import {
  authorise,
  cancel,
  capture,
  findPayment,
  proceed,
  refund,
  toPaymentFacts,
} from './store/payment-service.server.ts';
import type { MerchantStore, PaymentStore, ProviderDb } from './store/payment-store.server.ts';

type Request<Call extends 'openCardFields' | 'authorise' | 'proceed' | 'capture' | 'cancel' | 'refund'> =
  Parameters<PaymentPort[Call]>[0];

/** What the API needs of the provider around it. */
export interface ProviderApi {
  readonly context: PaymentStore;
  /** What the shop shows as its password, by merchant. */
  readonly apiSecrets: ReadonlyMap<string, string>;
  /** Origin at which shoppers of a shop find the provider. */
  readonly originFor: (shopOrigin: string) => string;
  /** Whether shoppers find the provider at a host, which a request names with its port. */
  readonly isOwnHost: (host: string) => boolean;
}

/** Where one kind of call is worked on, in a transaction. */
type CallHandler<Asked> = (db: ProviderDb, context: MerchantStore, request: Asked) => Promise<object>;

const reference = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);
const named = z.object({ paymentId: z.string().max(64), reference });
const money = { amount: z.int().positive(), currency: z.string().regex(/^[A-Z]{3}$/) };
const returnUrl = z.url({ protocol: /^https?$/ }).max(2000);
const card = z.object({ token: z.string().max(10_000), holderName: z.string().max(200) });
const paymentDetails = z.discriminatedUnion('method', [
  card.extend({ method: z.enum(['CreditCard', 'DebitCard']) }),
  z.object({
    method: z.literal('BankAccount'),
    holderName: z.string().max(200),
    iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/),
  }),
  z.object({ method: z.literal('PayPal') }),
  card.pick({ token: true }).extend({ method: z.enum(['ApplePay', 'GooglePay']) }),
]);
const language = z.enum(LANGUAGES);

const shapes = {
  openCardFields: z.object({ reference, ...money, returnUrl, language }),
  authorise: z.object({
    reference,
    ...money,
    paymentDetails,
    returnUrl,
    shopper: z.looseObject({ language }),
  }),
  proceed: named.extend({ details: z.string().max(20_000) }),
  capture: named.extend(money),
  cancel: named,
  refund: named.extend(money),
};

/** The calls of the shop's server: each with the password of a merchant, whose payments it is about; those that change something with an idempotency key. */
export function registerProviderApi(app: FastifyInstance, api: ProviderApi): void {
  const { originFor } = api;
  const handlers = describeHandlers(originFor);
  for (const call of Object.keys(handlers) as (keyof typeof handlers)[]) {
    app.post(`/v1/${call}`, async (request) => {
      const context = openMerchant(request, api);
      const payload = shapes[call].parse(request.body);
      const key = z.string().min(8).max(64).parse(request.headers['idempotency-key']);
      const handler = handlers[call] as CallHandler<object>;
      return answerCall(context, { key, name: call, request: payload }, (db) =>
        handler(db, context, payload),
      );
    });
  }
  registerReading(app, api);
}

function describeHandlers(originFor: ProviderApi['originFor']) {
  const originOf = (url: string) => originFor(new URL(url).origin);
  return {
    openCardFields: async (db, { clock }, request) => {
      const transactionId = await openFields(db, clock, request);
      const origin = originOf(request.returnUrl);
      const scripts = { script: `${origin}/secure-fields.js`, walletScript: `${origin}/wallet-sheet.js` };
      return { outcome: 'confirmed', setup: { kind: 'secure-fields', transactionId, ...scripts } };
    },
    authorise: (db, context, request) => authorise(db, context, request, originOf(request.returnUrl)),
    proceed: (db, context, request) => proceed(db, context, request, originOf),
    capture,
    cancel,
    refund,
  } satisfies {
    [Call in keyof typeof shapes]: CallHandler<Request<Call>>;
  };
}

function registerReading(app: FastifyInstance, api: ProviderApi): void {
  app.get('/v1/ranges/:digits', async (request) => {
    openMerchant(request, api);
    const { digits } = z.object({ digits: z.string().regex(/^\d{6}$/) }).parse(request.params);
    const range = findTestRange(digits) ?? { brand: null, funding: null, country: null };
    return { outcome: 'confirmed', range };
  });
  app.post('/v1/readCard', async (request) => {
    const context = openMerchant(request, api);
    const { token } = card.pick({ token: true }).parse(request.body);
    const firstDigits = await readFirstDigits(context, token);
    return firstDigits === null
      ? { outcome: 'refused', reason: 'refused' }
      : { outcome: 'confirmed', firstDigits };
  });
  app.get('/v1/payments/:reference', async (request) => {
    const context = openMerchant(request, api);
    const params = z.object({ reference }).parse(request.params);
    const payment = await context.db
      .transaction()
      .execute((trx) => findPayment(trx, context, params.reference));
    return { outcome: 'confirmed', payment: payment === null ? null : toPaymentFacts(payment) };
  });
}

/** Thrown for a caller who is not the shop. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';
}

/**
 * The books as the merchant sees them whose password it is. Each is compared in constant time, so that the duration does not reveal how
 * much of one was right.
 * @throws WrongPassword
 */
function openMerchant(request: FastifyRequest, { context, apiSecrets }: ProviderApi): MerchantStore {
  const given = Buffer.from(request.headers.authorization ?? '');
  const known = [...apiSecrets].filter(([, secret]) => isSame(given, Buffer.from(`Bearer ${secret}`)));
  const [merchant] = known[0] ?? [];
  if (merchant === undefined) throw new WrongPassword();
  return { ...context, merchant };
}

const isSame = (given: Buffer, right: Buffer) =>
  given.length === right.length && timingSafeEqual(given, right);
