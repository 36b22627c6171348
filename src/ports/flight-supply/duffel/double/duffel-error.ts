import type { DoubleAnswer } from '../../../supply/double/serve-double.server.ts';

export type DuffelErrorType =
  | 'authentication_error'
  | 'airline_error'
  | 'invalid_state_error'
  | 'rate_limit_error'
  | 'validation_error'
  | 'invalid_request_error'
  | 'api_error';

/** Ends a call with an error of the vendor. */
export class DuffelError extends Error {
  readonly status: number;
  readonly type: DuffelErrorType;
  readonly code: string;
  /** The field that is wrong, as `passengers.0.age`. */
  readonly field: string | undefined;

  constructor(status: number, type: DuffelErrorType, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.field = field;
  }
}

/** 422 for a field that can be read but not accepted. */
export function invalidField(code: string, field: string, message: string): DuffelError {
  return new DuffelError(422, 'validation_error', code, message, field);
}

/** 422 for a resource that is not in the state for the call. */
export function invalidState(code: string, message: string): DuffelError {
  return new DuffelError(422, 'invalid_state_error', code, message);
}

export function notFound(what: string): DuffelError {
  return new DuffelError(404, 'invalid_request_error', 'not_found', `The ${what} does not exist`);
}

/** The vendor's body of an error: `errors` and `meta`. */
export function toErrorAnswer(error: DuffelError, requestId: string): DoubleAnswer {
  const { status, type, code, message, field } = error;
  const source =
    field === undefined
      ? {}
      : { source: { field: field.split('.').at(-1), pointer: `/${field.replaceAll('.', '/')}` } };
  return {
    status,
    headers: { 'x-request-id': requestId },
    body: {
      errors: [
        {
          type,
          code,
          title: code.replaceAll('_', ' '),
          message,
          documentation_url: 'https://duffel.com/docs/api/overview/errors',
          ...source,
        },
      ],
      meta: { status, request_id: requestId },
    },
  };
}
