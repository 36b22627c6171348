import { expect, test } from 'vitest';
import {
  applyCaseEvent,
  type CaseEvent,
  type CaseLife,
  type CaseNotice,
  findCaseToDo,
  listDueNotices,
  openLife,
} from './case-life.ts';

const hour = 3_600_000;

/** Repeatable random numbers (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const possibleEvents: readonly CaseEvent[] = [
  { kind: 'receipt-sent' },
  { kind: 'guest-wrote', isAutomatic: false },
  { kind: 'guest-wrote', isAutomatic: true },
  { kind: 'answered', isQuestion: false },
  { kind: 'answered', isQuestion: true },
  { kind: 'decided' },
  { kind: 'thanked' },
  { kind: 'moved', to: 'in-progress' },
  { kind: 'moved', to: 'closed' },
];

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const localDay = (moment: Date) => berlin.format(moment).slice(0, 10);

/** The calendar day so many days later, by the calendar of UTC alone. */
function dayAfter(moment: Date, days: number): string {
  const [year = 0, month = 1, date = 1] = localDay(moment).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/**
 * What a careful clerk with a diary would know, written without the rules under test: days as text, a list of what was promised, and
 * what was ticked off.
 */
class Diary {
  promises: { duty: 'answer' | 'decision'; lastDay: string; done: boolean }[] = [];
  isOpen = true;
  endedAt: Date | null = null;
  guestWaits = false;
  readonly reminded: string[] = [];
  private round = 0;

  private readonly isComplaint: boolean;

  constructor(isComplaint: boolean, at: Date) {
    this.isComplaint = isComplaint;
    this.promise(at);
  }

  private promise(at: Date): void {
    this.round += 1;
    this.isOpen = true;
    this.endedAt = null;
    if (!this.isComplaint) return;
    this.promises = [
      { duty: 'answer', lastDay: dayAfter(at, 7), done: false },
      { duty: 'decision', lastDay: dayAfter(at, 60), done: false },
    ];
  }

  private tick(duty: string): void {
    for (const promise of this.promises) if (promise.duty === duty) promise.done = true;
  }

  private finish(at: Date): void {
    this.isOpen = false;
    this.endedAt ??= at;
    this.guestWaits = false;
  }

  note(event: CaseEvent, at: Date): void {
    if (event.kind === 'guest-wrote' && !event.isAutomatic) {
      this.guestWaits = true;
      const halfYearLater = this.endedAt === null ? Number.NaN : this.endedAt.getTime() + 180 * 24 * hour;
      if (this.endedAt !== null && at.getTime() <= halfYearLater) this.promise(at);
    }
    if (event.kind === 'answered') {
      this.tick('answer');
      this.guestWaits = false;
    }
    if (event.kind === 'decided' || event.kind === 'thanked') {
      this.tick('answer');
      if (event.kind === 'decided') this.tick('decision');
      this.finish(at);
    }
    if (event.kind === 'moved' && event.to === 'closed') this.finish(at);
  }

  /** Last day of the promise that comes first; '' where somebody waits without one; null where nothing is to be done. */
  waitsUntil(): string | null {
    const next = this.isOpen ? this.promises.find(({ done }) => !done) : undefined;
    if (next !== undefined) return next.lastDay;
    return this.guestWaits || this.isOpen ? '' : null;
  }

  /** Reminders that the clerk writes on looking at the diary. */
  look(now: Date): string[] {
    if (!this.isOpen) return [];
    const due = this.promises
      .filter(({ done }) => !done)
      .flatMap(({ duty, lastDay }) => {
        if (localDay(now) > lastDay) return [`${duty}-overdue`];
        const warned = new Date(now.getTime() + (duty === 'answer' ? 2 : 14) * 24 * hour + 1);
        return localDay(warned) > lastDay ? [`${duty}-near`] : [];
      })
      .filter((notice) => !this.reminded.includes(`${this.round} ${notice}`));
    this.reminded.push(...due.map((notice) => `${this.round} ${notice}`));
    return due;
  }
}

function liveCase(seed: number) {
  const random = createRandom(seed);
  let now = new Date(
    Date.UTC(2026, Math.floor(random() * 12), 1, 0, 0, 0) + Math.floor(random() * 28 * 24 * hour),
  );
  const reason = random() < 0.85 ? 'complaint' : 'compliment';
  let life: CaseLife = openLife(reason, now);
  const diary = new Diary(reason === 'complaint', now);
  for (let step = 0; step < 14; step += 1) {
    // Mostly hours and days, now and then half a year.
    now = new Date(now.getTime() + Math.floor(random() ** 3 * (random() < 0.1 ? 5_000 : 400) * hour));
    if (random() < 0.6) {
      const event = possibleEvents[Math.floor(random() * possibleEvents.length)] as CaseEvent;
      const next = applyCaseEvent(life, event, now);
      if (next !== null) {
        life = next;
        diary.note(event, now);
      }
    }
    const notices: readonly CaseNotice[] = listDueNotices(life, now);
    if (notices.length > 0) life = applyCaseEvent(life, { kind: 'reminded', notices }, now) ?? life;
    compare({ seed, step, life, diary, now, notices });
  }
  return diary.reminded.length;
}

interface Compared {
  readonly seed: number;
  readonly step: number;
  readonly life: CaseLife;
  readonly diary: Diary;
  readonly now: Date;
  readonly notices: readonly CaseNotice[];
}

function compare({ seed, step, life, diary, now, notices }: Compared): void {
  const toDo = findCaseToDo(life);
  const dueAt = toDo?.dueAt ?? null;
  const found = {
    notices,
    until: toDo === null ? null : dueAt === null ? '' : localDay(dueAt),
    // The very last moment of its day.
    isLastMoment: dueAt === null || localDay(new Date(dueAt.getTime() + 1)) !== localDay(dueAt),
  };
  const expected = { notices: diary.look(now), until: diary.waitsUntil(), isLastMoment: true };
  if (JSON.stringify(found) !== JSON.stringify(expected))
    expect({ seed, step, state: life.state, now, ...found }).toEqual({
      seed,
      step,
      state: life.state,
      now,
      ...expected,
    });
}

test('in 10,000 random cases no deadline is forgotten, none is wrong and no reminder comes twice', () => {
  let reminders = 0;
  for (let seed = 1; seed <= 10_000; seed += 1) reminders += liveCase(seed);
  expect(reminders).toBeGreaterThan(5_000);
});
