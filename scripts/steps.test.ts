import { expect, test } from 'vitest';
import { chooseSteps, runQuietly } from './steps.ts';

const runProgram = (source: string, env = {}) =>
  runQuietly({ name: 'program', command: [process.execPath, '-e', source], env });

test('a step that passes returns what it printed, errors too', async () => {
  const result = await runProgram("console.log('one'); console.error(process.env.COLOUR)", { COLOUR: 'red' });
  expect(result.isOk).toBe(true);
  expect(result.output.split('\n').toSorted()).toEqual(['', 'one', 'red']);
});

test('a step that ends with a code or by a signal has failed', async () => {
  expect((await runProgram('process.exit(3)')).isOk).toBe(false);
  expect((await runProgram("process.kill(process.pid, 'SIGKILL')")).isOk).toBe(false);
});

test('a program that does not exist has failed and is named', async () => {
  const result = await runQuietly({ name: 'none', command: ['no-such-program'] });
  expect(result).toMatchObject({ isOk: false, output: expect.stringContaining('no-such-program') });
});

const steps = ['types', 'dead code', 'texts'].map((name) => ({ name, command: ['true'] as const }));
const namesOf = (...asked: string[]) => chooseSteps(steps, asked).map(({ name }) => name);

test('steps are chosen by name, with hyphens for spaces, and run in their own order', () => {
  expect(namesOf('texts', 'dead-code')).toEqual(['dead code', 'texts']);
  expect(namesOf('dead code')).toEqual(['dead code']);
  expect(namesOf()).toEqual(['types', 'dead code', 'texts']);
});

test('an unknown step is refused with the names of all', () => {
  expect(() => namesOf('texts', 'words')).toThrow('Unknown: words. The steps are types, dead-code, texts.');
});
