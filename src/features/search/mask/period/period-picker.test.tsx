import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { PeriodCalendar } from './period-calendar.tsx';
import { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx';
import { startDraft } from './period-rules.ts';
import { PeriodTabs } from './period-tabs.tsx';

const anyTime: TravelPeriod = { isExact: false, departure: null, return: null, nights: null };
const dates = { departure: requireDay('2026-12-05'), return: requireDay('2026-12-19') };

const render = (period: TravelPeriod, props: Partial<PeriodPickerProps> = {}) =>
  renderInShop(
    <PeriodPicker
      draft={startDraft(period)}
      today={requireDay('2026-11-21')}
      params={{}}
      missing={null}
      onDraft={() => {}}
      onFinish={() => {}}
      {...props}
    />,
  );

describe('modes', () => {
  test('[PERIOD-001] [PERIOD-002] [PERIOD-004] exact mode has departure and return and no length of stay', async () => {
    const markup = await render({ ...anyTime, ...dates, isExact: true });
    const words = readWords(markup);
    expect(words).toContain('Departure 05.12.26 Return 19.12.26');
    expect(words).not.toContain('Length of stay');
    expect(markup).toMatch(/role="switch" aria-checked="false"/);
  });

  test('[PERIOD-003] [PERIOD-010] flexible mode has its own labels', async () => {
    const markup = await render({ ...anyTime, ...dates });
    const words = readWords(markup);
    expect(words).toContain('Earliest departure 05.12.26 Latest return 19.12.26 Flexible dates');
    expect(words).toContain('Length of stay in nights Usual Any 2–3 4–6 7 8–10');
    expect(words).toContain('Usual: 7 nights, 2–4 nights in cities, 7–14 nights on long-haul trips');
    expect(markup).toMatch(/role="switch" aria-checked="true"/);
  });
});

test('[PERIOD-020] dates that cut the length of stay that was chosen say so', async () => {
  const shorter = { departure: requireDay('2026-12-05'), return: requireDay('2026-12-10') };
  const week = { ...anyTime, nights: { from: 7, to: 7 } };
  const words = 'Now 5 nights instead of 7 nights: that is what fits between your dates.';
  expect(readWords(await render({ ...week, ...shorter }))).toContain(words);
  expect(readWords(await render({ ...week, ...dates }))).not.toContain('instead of');
  expect(readWords(await render({ ...week, ...shorter, isExact: true }))).not.toContain('instead of');
});

test('[PERIOD-006] the calendar has a departure and a return tab, the departure first', async () => {
  const markup = await render(anyTime);
  expect([...markup.matchAll(/role="tab"[^>]*aria-selected="(\w+)"/g)].map(([, is]) => is)).toEqual([
    'true',
    'false',
  ]);
});

test('[PERIOD-008] it shows two months, beginning with that of the departure', async () => {
  const markup = await render({ ...anyTime, ...dates });
  expect(markup.match(/role="grid"/g)).toHaveLength(2);
  expect(readWords(markup)).toMatch(/December 2026.*January 2027/);
});

test('[PERIOD-009] on mobile it shows twelve months', async () => {
  const markup = await renderInShop(
    <PeriodCalendar
      draft={startDraft(anyTime)}
      today={requireDay('2026-11-21')}
      params={{}}
      device="mobile"
      firstMonth={requireDay('2026-11-01')}
      onMonth={() => {}}
      onDraft={() => {}}
      onFinish={() => {}}
    />,
  );
  expect(markup.match(/role="grid"/g)).toHaveLength(12);
});

test('[PERIOD-011] on mobile it writes the month first', async () => {
  const draft = startDraft({ ...anyTime, ...dates });
  const markup = await renderInShop(
    <PeriodTabs id="period" draft={draft} device="mobile" onTab={() => {}} />,
  );
  expect(readWords(markup)).toBe('Earliest departure 12/05/26 Latest return 12/19/26');
});

test('a missing date is requested', async () => {
  const period = { ...anyTime, ...dates, return: null, isExact: true };
  expect(readWords(await render(period, { missing: 'return' }))).toContain('Please choose your return date.');
});

test('without a destination there are no prices, and it says why', async () => {
  expect(readWords(await render(anyTime))).toContain('Choose a destination to see the lowest price');
  const priced = readWords(await render(anyTime, { params: { destinations: '1001' } }));
  expect(priced).toContain('Lowest price per person for each departure date (Any length)');
});

test('school holidays are offered by state and canton of the three countries', async () => {
  const markup = await render(anyTime);
  expect(readWords(markup)).toContain('School holidays Holidays in State or canton');
  expect([...markup.matchAll(/<optgroup label="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'Germany',
    'Austria',
    'Switzerland',
  ]);
  expect(markup.match(/<option value="(?:DE|AT|CH)-/g)).toHaveLength(51);
});
