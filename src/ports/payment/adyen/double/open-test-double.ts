import { settableClock } from '../../../../domain/time/clock.ts';
import type { AdyenDoubleOptions } from './adyen-double-options.ts';
import { openAdyenDouble } from './open-adyen-double.server.ts';
import { encryptTestCard } from './test-outcomes.ts';

export const merchantAccount = 'FernwehECOM';
export const hmacKeys = ['44782def547aaa06c910c43932b1eb0c', '70e6897ea4ca4d7f9aa1b52d6e7ac1a3'] as const;

export const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'de-DE',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0',
};

/** A payment of 123.45 EUR with everything that 3-D Secure needs. */
export const paymentRequest = {
  merchantAccount,
  amount: { currency: 'EUR', value: 12_345 },
  reference: 'order-1',
  returnUrl: 'https://fernweh.example/return?order=1',
  paymentMethod: encryptTestCard() as object,
  channel: 'Web',
  origin: 'https://fernweh.example',
  browserInfo: browserInfo as object | undefined,
  shopperIP: '192.0.2.1',
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
};

/** Fields that tests read one by one, each in answers that have it; whole answers are compared as they come. */
interface ReplyJson {
  readonly pspReference: string;
  readonly resultCode: string;
  readonly status: string;
  readonly errorCode: string;
  readonly id: string;
  readonly expiresAt: string;
  readonly brands: unknown;
  readonly action: { readonly url: string };
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: ReplyJson;
}

/** A double with a manual capture and a clock of its own, and calls to it. */
export async function openTestDouble(options: Partial<AdyenDoubleOptions> = {}) {
  const clock = settableClock('2026-11-23T12:00:00Z');
  const double = await openAdyenDouble({
    merchantAccount,
    apiKey: 'api-key',
    hmacKeys: [...hmacKeys],
    clock,
    live: false,
    capture: 'manual',
    ...options,
  });

  /** POST without a key unless the headers have one; a text is sent as it is. */
  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return read(
      await fetch(double.url + path, {
        method: 'POST',
        headers: { 'x-api-key': 'api-key', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  return {
    clock,
    double,
    post,
    get: async (path: string) =>
      read(await fetch(double.url + path, { headers: { 'x-api-key': 'api-key' } })),
    pay: (change: Partial<typeof paymentRequest> = {}) => post('/payments', { ...paymentRequest, ...change }),
    modify: (call: string, body: object = {}) =>
      post(`/payments/${double.payments().at(-1)?.pspReference}/${call}`, { merchantAccount, ...body }),
    /** Items of the messages that are due, each taken once. */
    takeItems: () => double.takeWebhooks().map((body) => readItem(body)),
    /** What has happened to the money of the latest payment. */
    money() {
      const payment = double.payments().at(-1);
      if (payment === undefined) throw new Error('No payment');
      const { authorised, released, captured, refunded, chargedBack } = payment;
      return { authorised, released, captured, refunded, chargedBack };
    },
  };
}

export type TestDouble = Awaited<ReturnType<typeof openTestDouble>>;

export function readItem(body: string) {
  return JSON.parse(body).notificationItems[0].NotificationRequestItem;
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}
