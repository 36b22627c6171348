/** What the double sends. An object is sent as JSON, a text as it is. */
export interface DoubleAnswer {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

type ErrorType = 'validation' | 'security' | 'configuration' | 'internal';

/**
 * The body of an error, `ServiceError` of the Checkout API. The description names the codes 000, 702, 704, 901, 905 and 14_030;
 * the other codes of the double come from the vendor's page "Error codes and messages", or are 702 where neither names one.
 */
export function serviceError(
  status: number,
  errorCode: string,
  errorType: ErrorType,
  message: string,
  pspReference?: string,
): DoubleAnswer {
  const reference = pspReference === undefined ? {} : { pspReference };
  return { status, body: { status, errorCode, errorType, message, ...reference } };
}

/** Ends a call with an error of the vendor. */
export class RequestError extends Error {
  readonly answer: DoubleAnswer;

  constructor(answer: DoubleAnswer) {
    super(JSON.stringify(answer.body));
    this.answer = answer;
  }
}

/** A request that can be read but not accepted: 422, `validation`. */
export function invalid(errorCode: string, message: string): RequestError {
  return new RequestError(serviceError(422, errorCode, 'validation', message));
}

/** A request whose structure cannot be read: 400, 702. */
export function malformed(message: string): RequestError {
  return new RequestError(serviceError(400, '702', 'validation', message));
}

export type DuplicateStatus = 409 | 422;

/** A key that is in use, or was. */
export function duplicateError(status: DuplicateStatus, isTransient: boolean): DoubleAnswer {
  const error = serviceError(status, '704', 'validation', 'request already processed or in progress');
  return isTransient ? { ...error, headers: { 'transient-error': 'true' } } : error;
}
