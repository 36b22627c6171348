import type { DoubleAnswer } from '../../../supply/double/serve-double.server.ts';

/** Ends a call with an error of the vendor, in its envelope. */
export class HotelbedsError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The request cannot be read: a field that is unknown or of another type. */
export function invalidRequest(message: string): HotelbedsError {
  return new HotelbedsError(400, 'INVALID_REQUEST', message);
}

/** The request can be read, its values cannot be accepted. */
export function invalidData(message: string): HotelbedsError {
  return new HotelbedsError(400, 'INVALID_DATA', message);
}

/** The hotel's own system refuses. The status is not described. */
export function productError(message: string): HotelbedsError {
  return new HotelbedsError(500, 'PRODUCT_ERROR', message);
}

/** Refusals of the gateway before the service: a short text, and the reason in a header. */
export class GatewayRefusal extends Error {
  readonly answer: DoubleAnswer;

  constructor(status: number, reason: string, text: string) {
    super(text);
    this.answer = {
      status,
      body: `<h1>${text}</h1>`,
      headers: { 'x-mashery-error-code': `ERR_${status}_${reason}`, 'content-type': 'text/xml' },
    };
  }
}
