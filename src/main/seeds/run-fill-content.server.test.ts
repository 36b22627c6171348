import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFillContent } from './run-fill-content.server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernweh-fill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeProgram(source: string): string {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, source);
  return file;
}

const url = 'postgres://shop:secret@localhost/shop';

test('passes the address of the database by standard input, not on the command line', async () => {
  const seen = join(folder, 'seen.json');
  const program = writeProgram(`
    import { writeFileSync } from 'node:fs';
    import { text } from 'node:stream/consumers';
    const given = { read: await text(process.stdin), line: process.argv.join(' ') };
    writeFileSync(${JSON.stringify(seen)}, JSON.stringify(given));`);
  await runFillContent(program, url);
  const given = JSON.parse(readFileSync(seen, 'utf8'));
  expect(given.read).toBe(url);
  expect(given.line).not.toContain('secret');
});

test('fails with what the program printed', async () => {
  const program = writeProgram(`throw new Error('Seed abendmeer/page/kreta: module a');`);
  await expect(runFillContent(program, url)).rejects.toThrow('Seed abendmeer/page/kreta: module a');
});

test('a program that was killed has not filled anything', async () => {
  const program = writeProgram(`process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`);
  await expect(runFillContent(program, url)).rejects.toThrow('could not be written');
});

test('a program that cannot be found fails', async () => {
  await expect(runFillContent(join(folder, 'none.mjs'), url)).rejects.toThrow('none.mjs');
});
