/** Name of the field with the country of residence. */
export const marketField = 'market';

const formNotices = [
  'extra-gone',
  'same-seat',
  'no-answer',
  'being-booked',
  'transfer-removed',
  'other-insurances',
] as const;

/** Why the server redirects a submitted form back to the step. */
export type FormNotice = (typeof formNotices)[number];

/** Query parameter of the step with a `FormNotice`. */
export const noticeParameter = 'notice';

export function readFormNotice(query: URLSearchParams): FormNotice | null {
  const notice = query.get(noticeParameter);
  return formNotices.find((each) => each === notice) ?? null;
}
