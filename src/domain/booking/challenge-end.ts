/** How a challenge of the bank has ended: with its details, or because the shopper closed it (TDS-004, TDS-007). */
export type ChallengeEnd = { readonly details: object } | 'closed';

/** Maps the end of a challenge to the fields that the browser sends. */
export function describeChallengeEnd(end: ChallengeEnd): { threeDsResult: string; details?: string } {
  return end === 'closed'
    ? { threeDsResult: 'Cancelled' }
    : { threeDsResult: 'Finished', details: JSON.stringify(end.details) };
}
