import { newsletterPolicy } from '../../../defaults.ts';

export interface BrevoOptions {
  /** Origin of the API. */
  readonly api: string;
  readonly apiKey: string;
}

/** Thrown where it stays open whether a call was done. */
export class UncertainBrevoError extends Error {
  override readonly name = 'UncertainBrevoError';
}

export interface BrevoAnswer {
  readonly status: number;
  /** What was answered as JSON; null where nothing was. */
  readonly json: unknown;
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
      const { status } = answer;
      if (status === 401 || status === 403)
        throw new UncertainBrevoError(`Brevo refuses the shop's access: ${status}. Check BREVO_API_KEY.`);
      // A burst: what asked for it is repeated later.
      if (status === 429) throw new UncertainBrevoError('Brevo has had too many calls');
      if (status >= 500) throw new UncertainBrevoError(`Brevo answers ${status}`);
      return answer;
    },
  };
}

async function exchange(url: string, request: RequestInit): Promise<BrevoAnswer> {
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
