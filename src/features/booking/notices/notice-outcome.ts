/** `not-possible`: the notice does not offer that, or is over · `busy`: the trip cannot be changed at this moment */
export const NOTICE_OUTCOMES = ['done', 'busy', 'not-possible'] as const;
/** What has become of the answer to a notice. */
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];
