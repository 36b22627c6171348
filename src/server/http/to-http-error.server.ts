import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { HttpError, type HttpErrorCode } from './http-error.server.ts';

type Answer = readonly [HttpErrorCode, string];

/** What a thrown error means to the one who made the request; anything we did not foresee is an internal error. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext ?? 'input';
    const fields = Object.fromEntries(
      error.validation.map(({ instancePath, message }) => [
        fieldPath(part, instancePath),
        message ?? 'is invalid',
      ]),
    );
    return new HttpError(400, 'invalid-input', `The ${part} of the request is not valid.`, { fields });
  }
  const status = readStatus(error);
  if (status === null || status < 400 || status >= 500) {
    return new HttpError(500, 'internal-error', 'Something went wrong on our side.');
  }
  // The file server's word for a folder.
  if (status === 403) return new HttpError(404, ...missing);
  return new HttpError(status, ...(answers[status] ?? unreadable));
}

const missing: Answer = ['not-found', 'There is nothing at this address.'];
const unreadable: Answer = ['invalid-input', 'The request cannot be read.'];

/** Answers for what the HTTP framework refuses by itself: its own wording names its parts, ours names the request's. */
const answers: Readonly<Record<number, Answer>> = {
  404: missing,
  408: ['too-slow', 'The request took too long to arrive.'],
  413: ['body-too-large', 'The body of the request is too large.'],
  414: ['address-too-long', 'The address of the request is too long.'],
  415: ['unsupported-media-type', 'The body of the request has a type that is not accepted here.'],
  431: ['headers-too-large', 'The headers of the request are too large.'],
};

function readStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}

function fieldPath(part: string, instancePath: string): string {
  const path = instancePath.split('/').filter(Boolean).join('.');
  return path === '' ? part : path;
}
