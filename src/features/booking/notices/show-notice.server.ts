import { buildPath, buildQuery } from '../../../url.ts';
import type { ShownNotice } from './shown-notice.ts';
import type { TripNotice } from './trip-notice.ts';

/** A notice for the pages of its trip. @param key of the mail's link; null without one */
export function showNotice(
  { id, facts, isSignificant, withoutAnswer, answerBy }: TripNotice,
  trip: { readonly _locale: string; readonly checkoutId: string },
  key: string | null,
): ShownNotice {
  const path = buildPath('trip_notice', { ...trip, noticeId: id }) + buildQuery({ key });
  return { id, facts, isSignificant, withoutAnswer, answerBy: answerBy.getTime(), path };
}
