import { Agent, request } from 'node:http';
import { carryPaymentCall } from '../../ports/payment/carry-payment-call.ts';
import type { PaymentCall, PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import { type PaymentCallOptions, RejectedRequestError } from '../../ports/payment/payment-port.ts';

interface Options {
  /** Where the provider's API is reached. */
  readonly url: () => string;
  readonly apiSecret: string;
  readonly faults: PaymentFaults;
}

interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

type Unknown = { readonly outcome: 'unknown' };

/** Longest that anything may wait for the provider, in milliseconds, when its caller has long given up. */
const longestCall = 120_000;

export interface ProviderClient {
  /** @throws RejectedRequestError where the call is one that nobody may make; what the provider does is an answer */
  call<Answer extends object>(
    name: PaymentCall,
    sent: ProviderRequest,
    options: Pick<PaymentCallOptions, 'timeoutMs'> & Partial<PaymentCallOptions>,
  ): Promise<Answer | Unknown>;
  close(): Promise<void>;
}

/** Speaks with the provider over HTTP. What it does not say in time or not intelligibly is unknown. */
export function createProviderClient({ url, apiSecret, faults }: Options): ProviderClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const underWay = new Set<Promise<unknown>>();

  async function send<Answer extends object>(
    sent: ProviderRequest,
    idempotencyKey?: string,
  ): Promise<Answer | Unknown> {
    const headers = {
      authorization: `Bearer ${apiSecret}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const answered = await exchange(agent, url(), sent, headers).catch(() => null);
    if (answered === null || answered.status >= 500) return { outcome: 'unknown' };
    const answer = readAnswer(answered.text);
    if (answered.status >= 400 && typeof answer?.error === 'string')
      throw new RejectedRequestError(
        `The payment provider takes no such call: ${answered.status} ${answer.error}`,
      );
    return outcomes.has(String(answer?.outcome)) ? (answer as Answer) : { outcome: 'unknown' };
  }

  return {
    call(name, sent, { timeoutMs, idempotencyKey }) {
      return carryPaymentCall(faults[name], timeoutMs, () => {
        const working = send(sent, idempotencyKey);
        underWay.add(working);
        working.finally(() => underWay.delete(working)).catch(() => {});
        return working as ReturnType<ProviderClient['call']> as Promise<never>;
      });
    },
    async close() {
      await Promise.allSettled(underWay);
      agent.destroy();
    },
  };
}

/** An answer with any other word is not understood. */
const outcomes: ReadonlySet<string> = new Set(['confirmed', 'refused', 'action', 'accepted']);

function readAnswer(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function exchange(
  agent: Agent,
  base: string,
  { method, path, body }: ProviderRequest,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sending = request(new URL(path, base), {
      method,
      agent,
      timeout: longestCall,
      headers: {
        ...headers,
        ...(payload === null ? {} : { 'content-type': 'application/json', 'content-length': payload.length }),
      },
    });
    sending.on('error', reject);
    sending.on('timeout', () => sending.destroy(new Error('The payment provider is silent')));
    sending.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sending.end(payload ?? undefined);
  });
}
