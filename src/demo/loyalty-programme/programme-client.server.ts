import { carryLoyaltyCall } from '../../ports/loyalty/carry-loyalty-call.ts';
import type {
  LoyaltyCallName,
  LoyaltyFault,
  LoyaltyFaults,
} from '../../ports/loyalty/loyalty-faults-port.ts';

interface Options {
  /** Where the programme's API is reached. */
  readonly url: () => string;
  readonly apiSecret: string;
  readonly faults: LoyaltyFaults;
}

interface Unknown {
  readonly outcome: 'unknown';
}

export interface ProgrammeClient {
  /** @throws Error where the call is one that nobody may make; what the programme does is an answer */
  call<Answer extends object>(
    name: LoyaltyCallName,
    body: object,
    options: { readonly timeoutMs: number; readonly idempotencyKey?: string },
  ): Promise<Answer | Unknown>;
  close(): Promise<void>;
}

/** Longest that anything may wait for the programme, in milliseconds, when its caller has long given up. */
const longestCallMs = 120_000;
const unknown: Unknown = { outcome: 'unknown' };
/** The programme's own server has these faults. */
const ofServer: readonly LoyaltyFault['kind'][] = ['server-error', 'not-json'];

/** Speaks with the programme over HTTP. What it does not say in time or not intelligibly is unknown. */
export function createProgrammeClient({ url, apiSecret, faults }: Options): ProgrammeClient {
  const underWay = new Set<Promise<unknown>>();

  async function send<Answer extends object>(
    name: LoyaltyCallName,
    body: object,
    idempotencyKey: string | undefined,
  ): Promise<Answer | Unknown> {
    const answered = await exchange(`${url()}/v1/${name}`, body, {
      'content-type': 'application/json',
      authorization: `Bearer ${apiSecret}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    }).catch(() => null);
    if (answered === null || answered.status >= 500) return unknown;
    const { status, answer } = answered;
    if (status >= 400 && typeof answer?.error === 'string')
      throw new Error(`The loyalty programme takes no such call: ${status} ${answer.error}`);
    const isKnown = answer?.outcome === 'confirmed' || answer?.outcome === 'refused';
    return isKnown ? (answer as Answer) : unknown;
  }

  return {
    call(name, body, { timeoutMs, idempotencyKey }) {
      const fault = faults[name];
      const own = fault !== undefined && ofServer.includes(fault.kind) ? undefined : fault;
      return carryLoyaltyCall(own, timeoutMs, () => {
        const working = send(name, body, idempotencyKey);
        underWay.add(working);
        working.finally(() => underWay.delete(working)).catch(() => {});
        return working as Promise<never>;
      });
    },
    async close() {
      await Promise.allSettled(underWay);
    },
  };
}

async function exchange(address: string, body: object, headers: Readonly<Record<string, string>>) {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(longestCallMs),
  });
  return { status: response.status, answer: parse(await response.text()) };
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
