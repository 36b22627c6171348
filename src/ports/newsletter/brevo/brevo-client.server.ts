import { newsletterPolicy } from '../../../defaults.ts';
import { type BrevoRefusal, mapBrevoError, UncertainBrevoError } from './map-brevo-error.ts';

export interface BrevoOptions {
  /** Origin of the API. */
  readonly api: string;
  readonly apiKey: string;
}

export interface BrevoAnswer {
  readonly status: number;
  /** What was answered as JSON; null where nothing was. */
  readonly json: unknown;
  /** What it says no to; null for an answer that says yes. */
  readonly refusal: BrevoRefusal | null;
}

export interface BrevoClient {
  /**
   * Sends one call.
   * @param path below `/v3`
   * @returns answers below 500 other than 401, 403 and 429
   * @throws UncertainBrevoError for all others, and for none in time
   */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<BrevoAnswer>;
}

/** JSON client of Brevo's API, version 3, with the key of an account in the header `api-key`. */
export function createBrevoClient({ api, apiKey }: BrevoOptions): BrevoClient {
  return {
    async call(method, path, body) {
      const answer = await exchange(`${api}/v3${path}`, {
        method,
        headers: {
          'api-key': apiKey,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(newsletterPolicy.vendorTimeoutMs),
      });
      return { ...answer, refusal: mapBrevoError(answer) };
    },
  };
}

async function exchange(url: string, request: RequestInit): Promise<Omit<BrevoAnswer, 'refusal'>> {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    // An error in front of the API is a page, and a success may be empty.
    const isJson = text !== '' && (response.ok || /json/.test(response.headers.get('content-type') ?? ''));
    return { status: response.status, json: isJson ? JSON.parse(text) : null };
  } catch (error) {
    throw new UncertainBrevoError('No answer of Brevo, or none that makes sense', { cause: error });
  }
}
