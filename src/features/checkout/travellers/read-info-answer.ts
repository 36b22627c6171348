import type { Posted } from '../../../site/post-answer.ts';
import { type FieldErrors, isErrorCode } from '../validation/error-codes.ts';

/** The answer of the call that sets the travellers, as far as it is read (CAPI-011). */
export interface InfoAnswer {
  readonly success: boolean;
  readonly errors: readonly { readonly id: string; readonly data?: readonly unknown[] }[];
}

export type InfoOutcome =
  | { readonly step: 'next' }
  /** The checkout is being booked: it is followed from here. */
  | { readonly step: 'booked' }
  /** The session is over (ERR-012). */
  | { readonly step: 'over' }
  /** Back to the form; `code` is told in a dialog, where there is something to tell. */
  | { readonly step: 'form'; readonly errors: FieldErrors; readonly code: string | null };

/** What follows from the answer: on, or back to the form with what is wrong (ERR-001 to ERR-006, ERR-012). */
export function readInfoAnswer(posted: Posted<InfoAnswer>): InfoOutcome {
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

function readFields({ id, data = [] }: InfoAnswer['errors'][number]): FieldErrors {
  if (id === 'frequentFlyerNumberInvalid')
    return Object.fromEntries(
      data.map((at) => [`adults.${at}.milesMoreEarnNumber`, 'milesMoreNumberInvalid' as const]),
    );
  const fields = data as readonly { readonly field?: unknown; readonly code?: unknown }[];
  return Object.fromEntries(
    fields.flatMap(({ field, code }) =>
      typeof field === 'string' && isErrorCode(code) ? [[field, code] as const] : [],
    ),
  );
}
