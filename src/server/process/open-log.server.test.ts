import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { describeFailure } from './describe-failure.server.ts';
import { openLog } from './open-log.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const lines: string[] = [];
const log = openLog('info', { write: (line) => void lines.push(line) });

/** The line that is written of a statement that PostgreSQL refuses. */
async function logRefusal(statement: string, values: readonly unknown[] = []) {
  const error: unknown = await database.pool.query(statement, [...values]).catch((reason: unknown) => reason);
  log.error({ err: error }, 'refused');
  return JSON.parse(lines.at(-1) ?? '') as { err: Record<string, unknown> };
}

test('of a refused row the log has table and constraint, and nothing of the row', async () => {
  const row = '{"lastName":"Lovelace","street":"Quince Road 7"}';
  await database.pool.query(
    'create table visitor (facts jsonb, age integer constraint adult check (age > 17))',
  );
  const { err } = await logRefusal('insert into visitor values ($1, 5)', [row]);
  expect(err).toMatchObject({ code: '23514', table: 'visitor', constraint: 'adult' });
  expect(lines.at(-1)).not.toMatch(/Lovelace|Quince/);
});

test('a value that PostgreSQL cannot read is not quoted', async () => {
  const { err } = await logRefusal('select cast($1 as integer)', ['Lovelace 1815']);
  expect(err).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer' });
  expect(lines.at(-1)).not.toContain('Lovelace');
});

test('an error of ours keeps its message and stack', () => {
  log.error({ err: new Error('The index is 3 s behind') }, 'late');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    msg: 'late',
    err: { message: 'The index is 3 s behind', stack: expect.stringContaining('open-log.server.test.ts') },
  });
});

/** An error that quotes what somebody typed, as PostgreSQL reports it. */
async function failStatement(): Promise<Error> {
  return database.pool.query('select $1::integer', ['Lovelace 1815']).then(
    () => new Error('PostgreSQL has read it'),
    (reason: unknown) => Object.assign(reason as Error, { detail: 'Quince Road 7' }),
  );
}

test.each<[string, (error: Error) => unknown[]]>([
  ['as a cause', (error) => [{ err: new Error('not saved', { cause: error }) }, 'refused']],
  [
    'as the cause of a cause',
    (error) => [{ err: new Error('a', { cause: new Error('b', { cause: error }) }) }],
  ],
  ['among several', (error) => [{ err: new AggregateError([new Error('first'), error], 'all failed') }]],
  ['as a field of an error', (error) => [{ err: Object.assign(new Error('x'), { original: error }) }]],
  ['under another key', (error) => [{ reason: error }, 'refused']],
  ['in a list', (error) => [{ failures: [{ error }] }, 'refused']],
  ['alone', (error) => [error]],
  ['as a value of a message', (error) => ['refused: %o', error]],
])('of a database error %s nothing of the row is written', async (_, toArguments) => {
  const error = await failStatement();
  log.error(...(toArguments(error) as [object]));
  expect(lines.at(-1)).toContain('invalid input syntax for type integer');
  expect(lines.at(-1)).not.toMatch(/Lovelace|Quince/);
});

test('a cause keeps its message and stack', () => {
  log.error({ err: new Error('outer', { cause: new TypeError('inner') }) });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    msg: 'outer',
    err: {
      type: 'Error',
      cause: {
        type: 'TypeError',
        message: 'inner',
        stack: expect.stringContaining('open-log.server.test.ts'),
      },
    },
  });
});

test('a child of the log describes errors alike, and an error that is its own cause ends', () => {
  const error = new Error('round');
  error.cause = error;
  log.child({ part: 'test' }).error({ err: error });
  expect(lines.at(-1)).toContain('[too deep]');
});

test('the last words of a process have no row of a nested database error', async () => {
  const words = describeFailure(new Error('not started', { cause: await failStatement() }));
  expect(words).toMatch(/not started.*caused by: .*invalid input syntax/s);
  expect(words).not.toMatch(/Lovelace|Quince/);
});
