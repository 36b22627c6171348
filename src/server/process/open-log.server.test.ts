import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
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
