import type { ListedNotice } from './listed-notice.ts';

/** Notices as CSV (RFC 4180); times in UTC. Names stay out of it. */
export function formatNoticeExport(notices: readonly ListedNotice[]): string {
  const lines = notices.map((notice) => [
    notice.bookingNumber,
    notice.facts.kind,
    'leg' in notice.facts ? notice.facts.leg : '',
    notice.isSignificant ? 'significant' : '',
    notice.state,
    notice.since.toISOString(),
    notice.answerBy.toISOString(),
  ]);
  return [['booking', 'change', 'leg', 'significant', 'state', 'since', 'answer by'], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
