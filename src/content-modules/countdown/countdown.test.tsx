import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { Countdown } from './countdown.tsx';
import { isCountdownShown } from './is-countdown-shown.ts';
import { prepareCountdown } from './prepare-countdown.ts';
import { runCountdown } from './run-countdown.ts';
import { countdownSchema } from './schema.ts';
import { splitRemaining } from './split-remaining.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('what is left', () => {
  test.each([
    [1, '00 00 00 01'],
    [1000, '00 00 00 01'],
    [1001, '00 00 00 02'],
    [59_000, '00 00 00 59'],
    [60_000, '00 00 01 00'],
    [hour - 1, '00 01 00 00'],
    [day - 1000, '00 23 59 59'],
    [day, '01 00 00 00'],
    [100 * day + 5000, '100 00 00 05'],
  ])('[MOD-075] [MOD-078] %d ms are written %s', (milliseconds, written) => {
    expect(Object.values(splitRemaining(milliseconds) ?? {}).join(' ')).toBe(written);
  });

  test.each([0, -1, -day])('[MOD-076] [MOD-078] with %d ms it is over', (milliseconds) => {
    expect(splitRemaining(milliseconds)).toBeNull();
  });

  test('[MOD-078] the night the clocks change is an hour shorter', () => {
    const left = Date.parse('2027-03-29T00:00:00+02:00') - Date.parse('2027-03-28T00:00:00+01:00');
    expect(splitRemaining(left)).toMatchObject({ days: '00', hours: '23' });
  });
});

describe('where a countdown is shown', () => {
  const date = '2026-12-24T18:00:00+01:00';
  const isShown = (now: string, isEditor = false) =>
    isCountdownShown({ date }, { now: new Date(now), isEditor });

  test('[MOD-077] to visitors until its moment, in every time zone', () => {
    expect(isShown('2026-12-24T16:59:59.999Z')).toBe(true);
    expect(isShown('2026-12-24T17:00:00Z')).toBe(false);
    expect(isShown('2026-12-25T00:00:00Z')).toBe(false);
  });

  test('[EDIT-003] [MOD-077] to editors after it as well', () => {
    expect(isShown('2027-01-01T00:00:00Z', true)).toBe(true);
  });

  test('[MOD-073] [MOD-078] the moment needs its offset', () => {
    const fits = (value: string) =>
      countdownSchema.safeParse({ headline: { de: 'Noch' }, date: value }).success;
    expect(fits(date)).toBe(true);
    expect(fits('2026-12-24T17:00:00Z')).toBe(true);
    expect(fits('2026-12-24T18:00:00')).toBe(false);
    expect(fits('24.12.2026')).toBe(false);
  });
});

describe('countdown', () => {
  const props = { headline: 'Early birds', date: '2027-03-28T09:00:00Z', until: '28 Mar 2027, 11:00' };

  test('[MOD-072] [MOD-073] says its headline and its moment in words, without script too', async () => {
    expect(readWords(await renderInShop(<Countdown {...props} />))).toBe(
      'Early birds Until 28 Mar 2027, 11:00 00 days 00 hours 00 minutes 00 seconds',
    );
  });

  test('[MOD-078] writes the moment by the market’s clock, before and after it is put forward', () => {
    const formatEnd = (date: string) => prepareCountdown({ headline: 'x', date }, { language: 'en' }).until;
    expect(formatEnd('2027-03-28T00:59:00Z')).toBe('28 Mar 2027, 01:59');
    expect(formatEnd('2027-03-28T01:00:00Z')).toBe('28 Mar 2027, 03:00');
  });

  test('is the same at every second of the day, so that the browser finds what was served', async () => {
    vi.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z') });
    const first = await renderInShop(<Countdown {...props} />);
    vi.setSystemTime(new Date('2027-01-01T00:00:59Z'));
    expect(await renderInShop(<Countdown {...props} />)).toBe(first);
    vi.useRealTimers();
  });

  test('is a timer, which is not announced every second', async () => {
    const markup = await renderInShop(<Countdown {...props} />);
    expect(markup).toContain('role="timer"');
    expect(markup).not.toContain('aria-live');
  });

  test('[EDIT-003] has words for editors, shown once it is over', async () => {
    expect(await renderInShop(<Countdown {...props} />, { isEditor: true })).toContain('Over: visitors');
    expect(await renderInShop(<Countdown {...props} />)).not.toContain('Over: visitors');
  });

  test('shows editors the moment of their preview', async () => {
    const pretendedNow = '2027-03-28T08:59:00Z';
    expect(await renderInShop(<Countdown {...props} />, { pretendedNow })).toContain(
      `data-now="${pretendedNow}"`,
    );
  });
});

describe('running countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2027-03-28T08:59:57Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function serve(
    moment: string,
    { now, hasEditorNote = false }: { now?: string; hasEditorNote?: boolean } = {},
  ) {
    const places = ['days', 'hours', 'minutes', 'seconds'].map((unit) => ({
      dataset: { unit },
      textContent: '00',
    }));
    const countdown = {
      isConnected: true,
      dataset: { countdown: moment, ...(now === undefined ? {} : { now }) } as Record<string, string>,
      hidden: false,
      querySelectorAll: () => places,
      querySelector: () => (hasEditorNote ? {} : null),
    };
    const read = () => places.map(({ textContent }) => textContent).join(' ');
    // Replaces the DOM element in Node: holds what the countdown reads from it and writes to it.
    return { countdown, read, run: () => runCountdown(countdown as unknown as HTMLElement) };
  }

  test('[MOD-074] writes what is left at once and every second', () => {
    const { read, run, countdown } = serve('2027-03-28T09:00:00Z');
    run();
    expect(read()).toBe('00 00 00 03');
    vi.advanceTimersByTime(999);
    expect(read()).toBe('00 00 00 03');
    vi.advanceTimersByTime(1);
    expect(read()).toBe('00 00 00 02');
    expect(countdown.dataset.state).toBe('running');
  });

  test('[MOD-076] [MOD-077] goes away for visitors in the very second, and stops', () => {
    const { run, countdown } = serve('2027-03-28T09:00:00Z');
    run();
    vi.advanceTimersByTime(2000);
    expect(countdown.hidden).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(countdown.hidden).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[EDIT-003] stays for editors and says so', () => {
    const { run, countdown, read } = serve('2027-03-28T08:00:00Z', { hasEditorNote: true });
    run();
    expect([countdown.hidden, countdown.dataset.state, read()]).toEqual([false, 'over', '00 00 00 00']);
  });

  test('counts from the moment of a preview', () => {
    const { run, read } = serve('2027-12-24T18:00:00Z', { now: '2027-12-24T17:00:00Z' });
    run();
    expect(read()).toBe('00 01 00 00');
    vi.advanceTimersByTime(1000);
    expect(read()).toBe('00 00 59 59');
  });

  test('run twice is run once, and stopped for good', () => {
    const { run } = serve('2027-03-28T10:00:00Z');
    const stop = run();
    expect(run()).toBe(stop);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
