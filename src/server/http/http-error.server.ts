/** Why a request was refused, as the error shape's `code` says it to programs. */
export type HttpErrorCode =
  | 'invalid-input'
  | 'cross-site'
  | 'not-found'
  | 'forbidden'
  | 'unauthenticated'
  | 'method-not-allowed'
  | 'body-too-large'
  | 'address-too-long'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'too-slow'
  | 'internal-error'
  | 'unavailable'
  | 'busy'
  | 'being-booked'
  | 'opened-already';

interface HttpErrorDetails {
  /** Headers that belong to the answer: `Allow` of a 405, `Retry-After` of a 429 or 503. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is wrong with which part of the input, by dotted path. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Ends a request with an error response. The caller reads the message:
 * it says what is wrong with the request and nothing about the server's internals.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: HttpErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: number, code: HttpErrorCode, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = details.headers ?? {};
    this.fields = details.fields;
  }
}

/** What cannot be answered now, and may be in so many seconds. */
export const unavailable = (message: string, retryAfterSeconds = 2): HttpError =>
  new HttpError(503, 'unavailable', message, { headers: { 'retry-after': String(retryAfterSeconds) } });
