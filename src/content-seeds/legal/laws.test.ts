import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDay } from '../../domain/time/calendar-day.ts';
import { type Law, laws } from './laws.ts';

test.each(Object.entries<Law>(laws))(
  'the law %s has a day, a place where it shows, and a test',
  (_name, law) => {
    expect(parseDay(law.appliesFrom)).not.toBeNull();
    expect(law.markets.length).toBeGreaterThan(0);
    expect(existsSync(law.shownIn)).toBe(true);
    const [file, title] = law.provedBy;
    expect(readFileSync(file, 'utf8')).toContain(title);
  },
);
