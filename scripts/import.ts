/**
 * `npm run import -- [--dry-run] [--full] [--by EMAIL] file...`: imports operators' files into the supplier's store, see docs/feeds.md. Prints a line for each
 * refused record and the sums. Ends with code 1 when a record was refused, with 2 for unknown arguments,
 * with 3 when the delivery looks like a mistake and waits for a second person.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrands } from './supply/read-brands.ts';

const usage = 'Usage: npm run import -- [--dry-run] [--full] [--by EMAIL] file...';

const explanation = `Imports an operator's files into the goods of the shop, in any order: docs/feeds.md describes them.

  --dry-run   Says what would be refused or held, and changes nothing.
  --full      The files are everything: what they do not name is no longer sold.
  --by EMAIL  Who sends the delivery. Where it looks like a mistake, another person decides in the office.

Ends with 0 when everything was taken, with 1 when a record was refused, with 2 for what cannot be read, with 3 when the
delivery waits for a second person.`;

try {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      by: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(`${usage}\n${explanation}`);
    process.exit();
  }
  if (positionals.length === 0) throw new Error('No file is named');
  const files = positionals.map((name) => ({ name, path: resolve(name) }));
  for (const { name, path } of files) requireFile(name, path);
  const { runImport } = await import('../src/main/run-import.server.ts');
  process.chdir(dirname(import.meta.dirname));
  await runImport(files, {
    brands: await readBrands(),
    isRehearsal: values['dry-run'],
    isFull: values.full,
    sentBy: values.by,
  });
} catch (error) {
  const [sentence] = (error as Error).message.split('. To specify');
  console.error(`${sentence}.\n${usage}`);
  process.exitCode = 2;
}

function requireFile(name: string, path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch {
    throw new Error(`The file ${name} cannot be read`);
  }
  if (!statSync(path).isFile()) throw new Error(`${name} is no file`);
}
