import { expect, test } from 'vitest';
import { createStartProgress } from './start-progress.ts';

function openProgress(isAnnounced: boolean) {
  const printed: string[] = [];
  let ms = 0;
  const progress = createStartProgress({ write: (text) => printed.push(text), isAnnounced, now: () => ms });
  return { progress, wait: (passed: number) => (ms += passed), print: () => printed.join('') };
}

test('each step is one line with its seconds', () => {
  for (const isAnnounced of [true, false]) {
    const { progress, wait, print } = openProgress(isAnnounced);
    progress.begin('Creating the database');
    wait(1_240);
    progress.note('3 files');
    progress.begin('Loading the offers');
    wait(60);
    progress.finish();
    expect(print()).toBe('Creating the database … 3 files, 1.2 s\nLoading the offers … 0.1 s\n');
  }
});

test('a terminal shows the name of a step while it runs, a log file only complete lines', () => {
  const [terminal, file] = [openProgress(true), openProgress(false)];
  for (const { progress } of [terminal, file]) progress.begin('Loading the offers');
  expect([terminal.print(), file.print()]).toEqual(['Loading the offers …', '']);
});

test('a message gets a line of its own, and the interrupted step no seconds', () => {
  const { progress, print } = openProgress(true);
  progress.begin('Creating the database');
  progress.interrupt();
  progress.interrupt();
  progress.finish();
  expect(print()).toBe('Creating the database …\n');
});

test('after the start no step is printed', () => {
  const { progress, print } = openProgress(true);
  progress.finish();
  progress.begin('Loading the offers');
  progress.finish();
  expect(print()).toBe('');
});
