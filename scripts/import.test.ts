import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSupplierUnderTest, startOfTest } from '../src/demo/supplier/supplier-under-test.server.ts';
import { createTestDatabase, type TestDatabase } from '../tests/database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function runScript(...args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/import.ts', ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const [code] = await once(child, 'close');
  return { code, printed };
}

async function saveMessage(name: string, ...ratePlanCodes: readonly string[]): Promise<string> {
  const day = startOfTest.toISOString().slice(0, 10);
  const messages = ratePlanCodes.map(
    (code) =>
      `<AvailStatusMessage BookingLimit="0"><StatusApplicationControl Start="${day}" End="${day}" RatePlanCode="${code}"/></AvailStatusMessage>`,
  );
  const list = `<AvailStatusMessages HotelCode="1000001">\n${messages.join('\n')}</AvailStatusMessages>`;
  const path = join(folder, name);
  await writeFile(path, `<OTA_HotelAvailNotifRQ>${list}</OTA_HotelAvailNotifRQ>`);
  return path;
}

describe('import command', () => {
  it('ends with 0 when everything was taken, with 1 when something was refused or there is no supplier store yet', async () => {
    const good = await saveMessage('good.xml', '16000016');
    expect(await runScript(good)).toEqual({
      code: 1,
      printed: 'The supplier has nothing to import into yet: start the shop once with "npm start".\n',
    });
    const { supply } = await openSupplierUnderTest(database.pool);
    const mixed = await saveMessage('mixed.xml', '16000016', 'HB');
    expect(await runScript('--dry-run', good)).toEqual({
      code: 0,
      printed: '1 record taken with 1 change, 0 records refused.\nThis was a dry run: nothing was changed.\n',
    });
    expect(await supply.feed.after(1, 10)).toEqual([]);
    expect(await runScript(mixed)).toEqual({
      code: 1,
      printed: `${mixed}:3: RatePlanCode 'HB' of hotel '1000001' is unknown.\n1 record taken with 1 change, 1 record refused.\n`,
    });
    expect(await supply.feed.after(1, 10)).toHaveLength(1);
    await supply.close();
  });

  it('ends with 0 and its usage when it is asked for help', async () => {
    const { code, printed } = await runScript('--help');
    expect(printed).toMatch(/^Usage: npm run import -- .+ file\.\.\.\n/);
    expect(printed).toContain('--full      The files are everything');
    expect(code).toBe(0);
  });

  it.each([
    ['No file is named', []],
    ['The file nowhere.csv cannot be read', ['nowhere.csv']],
    ['scripts is no file', ['scripts']],
    ["Unknown option '--now'", ['--now', 'package.json']],
  ])('ends with 2 and its usage: %s', async (sentence, args) => {
    const { code, printed } = await runScript(...args);
    expect(printed).toBe(
      `${sentence}.\nUsage: npm run import -- [--dry-run] [--full] [--by EMAIL] file...\n`,
    );
    expect(code).toBe(2);
  });
});
