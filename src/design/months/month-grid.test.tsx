import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

const render = (props: Partial<MonthGridProps> = {}) =>
  renderToString(
    <MonthGrid
      label="Departure"
      language="en"
      firstMonth={requireDay('2026-11-21')}
      min={requireDay('2026-11-22')}
      max={requireDay('2027-11-21')}
      onPick={() => {}}
      {...props}
    />,
  );

/** The button of a day. */
const dayOf = (markup: string, day: string) =>
  new RegExp(`<button[^>]*data-day="${requireDay(day)}"[^>]*>`).exec(markup)?.[0] ?? '';

test('[PERIOD-008] [PERIOD-009] it shows as many months as requested', () => {
  expect(render({ count: 2 }).match(/role="grid"/g)).toHaveLength(2);
  expect(render({ count: 12 }).match(/role="grid"/g)).toHaveLength(12);
  expect(render({ count: 2 })).toContain('December 2026');
});

test('every day is labelled with its full date and the words for the content of the cell', () => {
  const markup = render({ describeCell: () => 'from €399', renderCell: () => '399' });
  expect(markup).toMatch(/>Saturday,? 28 November 2026, from €399</);
});

test('[PERIOD-016] [PERIOD-017] days beyond the limits are disabled and show nothing', () => {
  const markup = render({ count: 13, renderCell: () => '399' });
  expect(dayOf(markup, '2026-11-21')).toContain('disabled=""');
  expect(dayOf(markup, '2026-11-22')).not.toContain('disabled=""');
  expect(dayOf(markup, '2027-11-21')).not.toContain('disabled=""');
  expect(dayOf(markup, '2027-11-22')).toContain('disabled=""');
  expect(markup.match(/399/g)).toHaveLength(365);
});

test('the Tab key stops at one day: the selected one, or the first that can be picked', () => {
  const stops = (markup: string) => markup.match(/<button[^>]*tabindex="0"[^>]*>/gi) ?? [];
  expect(stops(render({ count: 2 }))).toEqual([dayOf(render({ count: 2 }), '2026-11-22')]);
  const selectedFrom = requireDay('2026-12-12');
  expect(stops(render({ count: 2, selectedFrom }))[0]).toContain(`data-day="${selectedFrom}"`);
});

test('selected days are pressed, from the first to the last', () => {
  const range = { selectedFrom: requireDay('2026-11-28'), selectedTo: requireDay('2026-11-30') };
  const markup = render(range);
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(3);
  expect(dayOf(markup, '2026-12-01')).toBe('');
  expect(markup).toContain('data-selected="first"');
  expect(render({ selectedFrom: range.selectedFrom })).toContain('data-selected="only"');
});

test('a day that cannot be picked can still be reached', () => {
  const day = dayOf(render({ isUnavailable: (at) => at === requireDay('2026-11-28') }), '2026-11-28');
  expect(day).toContain('aria-disabled="true"');
  expect(day).not.toContain('disabled=""');
});

test('it turns no further than there are days to pick', () => {
  const turn = { previous: 'Earlier', next: 'Later', onTurn: () => {} };
  const button = (markup: string, name: string) =>
    new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(markup)?.[0];
  expect(button(render({ turn }), 'Earlier')).toContain('disabled');
  expect(button(render({ turn }), 'Later')).not.toContain('disabled');
  const last = render({ turn, firstMonth: requireDay('2027-11-01') });
  expect(button(last, 'Earlier')).not.toContain('disabled');
  expect(button(last, 'Later')).toContain('disabled');
});
