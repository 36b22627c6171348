import { expect, test } from 'vitest';
import { buildEndPath, type PollEnd } from './build-end-path.ts';

test.each<[PollEnd, string]>([
  ['success', 'success'],
  ['fail', 'fail'],
  ['empty', 'fail'],
  ['soft', 'soft_booked'],
])(
  '[FLOW-027] [FLOW-030] [FLOW-031] %s redirects to %s with checkout and tracking parameters',
  (end, page) => {
    const of = { locale: 'de-de', checkoutId: 'abcdefghijklmnop', trackingParams: { utm_source: 'mail' } };
    expect(buildEndPath(end, of)).toBe(`/de-de/booking/abcdefghijklmnop/${page}?utm_source=mail`);
  },
);
