/** `npm run notice` writes NOTICE: whose work the shop contains, and under which licence. With `--check` it only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatNotice } from './notice/format-notice.ts';

const root = resolve(import.meta.dirname, '..');
const file = join(root, 'NOTICE');
const notice = formatNotice(root);
if (!process.argv.includes('--check')) {
  writeFileSync(file, notice);
} else if (readFileSync(file, 'utf8') !== notice) {
  console.log('NOTICE does not fit package.json and package-lock.json: run "npm run notice".');
  process.exitCode = 1;
}
