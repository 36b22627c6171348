import type { ErrorTextOf } from '../../../design/form/field-errors.ts';
import type { PostResult } from '../../../site/calls/post-json.ts';
import type { NewsletterError, NewsletterResult } from './newsletter-schemas.ts';

/** What a field of the newsletter's forms can be refused for. */
export type NewsletterFieldError =
  | 'required'
  | 'invalidEmail'
  | 'invalidDate'
  | 'tooManyAirports'
  | 'termsRequired'
  | 'captchaRequired';

/** Text ids of the codes; an empty required field has the same words in every form of the newsletter (NEWS-012). */
export const newsletterErrorTextOf: ErrorTextOf<NewsletterFieldError> = (code) => `newsletter.error.${code}`;

/** Codes with words of their own in a banner (NEWS-024 to NEWS-026); all others say 'Something went wrong' (NEWS-061). */
const bannerCodes: readonly string[] = [
  'invalidUnsubscribeEmail',
  'unknownUnsubscribeEmail',
  'alreadyUnsubscribedEmail',
  'tooManyRequests',
] satisfies NewsletterError[];

/** Text id of what a banner says of a code. */
export function bannerTextOf(code: string): string {
  return `newsletter.error.${bannerCodes.includes(code) ? code : 'genericError'}`;
}

/** Why a call of the newsletter did not succeed; null when it did. */
export function findFailure(posted: PostResult<NewsletterResult>): string | null {
  if (posted.status === 'answered')
    return posted.answer.success ? null : (posted.answer.error ?? 'genericError');
  // The limits of the server count calls, those of the newsletter count mails: the words are the same.
  if (posted.status === 'refused')
    return posted.code === 'too-many-requests' ? 'tooManyRequests' : posted.code;
  return 'genericError';
}
