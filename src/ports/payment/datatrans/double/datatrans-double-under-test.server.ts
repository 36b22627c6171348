import { randomUUID } from 'node:crypto';
import { settableClock } from '../../../../domain/time/clock.ts';
import {
  type DatatransDouble,
  type DatatransDoubleOptions,
  openDatatransDouble,
} from './open-datatrans-double.server.ts';
import type { StatusBody } from './to-status-body.ts';

export const merchantId = '1100012345';
export const password = 'sandbox-password';
/** Hexadecimal, as the dashboard shows it. */
export const signKey = 'a1'.repeat(32);
export const returnUrl = 'https://shop.test/de-de/return/k7?step=2';

/** Fields that tests read one by one, each in answers that have it; whole answers are compared as they come. */
type AnswerBody = StatusBody & { readonly error: { readonly code: string } };

/** What a call is answered. `body` is parsed where it is JSON. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: AnswerBody;
}

/** A double at 10:00 on 1 March 2027, and the calls of a merchant who reads nothing but the description. */
export async function openDoubleUnderTest(options: Partial<DatatransDoubleOptions> = {}) {
  const clock = settableClock('2027-03-01T10:00:00Z');
  const double: DatatransDouble = await openDatatransDouble({
    clock,
    merchantId,
    password,
    signKey,
    ...options,
  });

  async function call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer> {
    const response = await fetch(`${double.url}/v1/transactions${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${merchantId}:${password}`)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text.startsWith('{');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : null,
    };
  }
  const post = (path: string, body?: object | string, headers?: Readonly<Record<string, string>>) =>
    call('POST', path, body, headers);

  /** @returns the id of a Secure Fields transaction over 100.00 EUR */
  async function initFields(body: object = {}): Promise<string> {
    const init = { amount: 10_000, currency: 'EUR', returnUrl, ...body };
    return (await post('/secureFields', init)).body.transactionId;
  }

  /** @returns the id of a transaction whose shopper is authenticated */
  async function authenticate(card = 'frictionless'): Promise<string> {
    const id = await initFields();
    double.enterCard(id, card);
    return id;
  }

  /** @returns the id of an authorisation over 100.00 EUR, or of a settlement */
  async function authorize(body: object = {}): Promise<string> {
    const id = await authenticate();
    await post(`/${id}/authorize`, { refno: generateRefno(), autoSettle: false, ...body });
    return id;
  }

  return {
    double,
    clock,
    call,
    post,
    initFields,
    authenticate,
    authorize,
    status: async (id: string): Promise<StatusBody> => (await call('GET', `/${id}`)).body,
    close: () => double.close(),
  };
}

export type DoubleUnderTest = Awaited<ReturnType<typeof openDoubleUnderTest>>;

/** 20 characters */
export function generateRefno(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}
