import type { PostResult } from '../../../site/calls/post-json.ts';
import { type CheckoutFieldErrors, isErrorCode } from '../validation/error-codes.ts';
import type { SetInfoResult } from './set-info-schema.ts';

/** The part of the answer that the form reads (CAPI-011). */
type InfoAnswer = Pick<SetInfoResult, 'success' | 'errors'>;

export type InfoOutcome =
  | { readonly step: 'next' }
  /** The checkout has a booking in progress: the page moves on to it. */
  | { readonly step: 'booked' }
  /** The session is over (ERR-012). */
  | { readonly step: 'over' }
  /** Back to the form; a dialog shows `code` unless it is null. */
  | { readonly step: 'form'; readonly errors: CheckoutFieldErrors; readonly code: string | null };

/** Returns what follows from the answer: the next step, or the form with its errors (ERR-001 to ERR-006, ERR-012). */
export function readInfoAnswer(posted: PostResult<InfoAnswer>): InfoOutcome {
  if (posted.status === 'gone') return { step: 'over' };
  if (posted.status === 'refused')
    return posted.code === 'being-booked'
      ? { step: 'booked' }
      : { step: 'form', errors: {}, code: posted.code };
  if (posted.status === 'lost') return { step: 'form', errors: {}, code: 'checkoutError' };
  const { success, errors } = posted.answer;
  const [error] = errors;
  if (error === undefined) {
    return success ? { step: 'next' } : { step: 'form', errors: {}, code: 'technicalError' };
  }
  return { step: 'form', errors: Object.assign({}, ...errors.map(readFields)), code: error.id };
}

function readFields(error: InfoAnswer['errors'][number]): CheckoutFieldErrors {
  if (error.id === 'frequentFlyerNumberInvalid')
    return Object.fromEntries(
      error.data.map((at) => [`adults.${at}.milesMoreEarnNumber`, 'milesMoreNumberInvalid' as const]),
    );
  return Object.fromEntries(
    error.data.flatMap(({ field, code }) => (isErrorCode(code) ? [[field, code] as const] : [])),
  );
}
