import { NotDoneError } from './not-done-error.ts';
import { UncertainSupplyError } from './uncertain-supply-error.ts';

export interface SupplyAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** What was answered as JSON; null where nothing was. */
  readonly json: unknown;
}

/**
 * Sends one request to a supplier.
 * @throws UncertainSupplyError for no answer in time, one of 500 or more, and one that cannot be read
 * @throws NotDoneError for no connection and for too many calls
 */
export async function sendSupplyRequest(url: string, request: RequestInit): Promise<SupplyAnswer> {
  const answer = await exchange(url, request);
  if (answer.status >= 500) throw new UncertainSupplyError(`Answer ${answer.status}`);
  if (answer.status === 429) throw new NotDoneError('Too many calls: answer 429');
  return answer;
}

async function exchange(url: string, request: RequestInit): Promise<SupplyAnswer> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error' });
    const text = await response.text();
    // An error in front of the API is a page.
    const isJson = text !== '' && (response.ok || /json/.test(response.headers.get('content-type') ?? ''));
    return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : null };
  } catch (error) {
    if (isUnconnected(error)) throw new NotDoneError('No connection to the supplier', { cause: error });
    throw new UncertainSupplyError('No answer, or none that makes sense', { cause: error });
  }
}

/** Codes of errors before a connection is there: nothing was sent on it. */
const unconnected: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && unconnected.includes(cause.code);
}
