import { expect, test } from 'vitest';
import { runQuietly } from './steps.ts';

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
