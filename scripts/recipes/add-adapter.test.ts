import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../tests/deploy/read-settings.ts';
import { requireRecipe } from './read-recipes.ts';

const recipe = requireRecipe('Add an adapter behind a port');

/** Folders of ports that are no adapters: what adapters and their doubles share, suppliers put together, and readers of an operator's files. */
const otherFolders = ['payment/vendor', 'supply/combined', 'supply/double', 'supply/feeds', 'supply/vendor'];

/** Adapters that are not compared by a suite of their port, and what tests them instead. */
const testedOtherwise: Readonly<Record<string, string>> = {
  'analytics/ga4': 'the only adapter; its test receives the requests',
  'inbound-mail/smtp': 'the only adapter; its test sends the mails',
  'virus-scan/clamd': 'the only adapter; its test speaks the protocol of the scanner',
};

const ports = readdirSync('src/ports');
const adapters = globSync('src/ports/*/*/')
  .map((folder) => folder.slice('src/ports/'.length))
  .filter((folder) => !otherFolders.includes(folder))
  .sort();
const read = (file: string) => readFileSync(file, 'utf8');
const tests = (folder: string) => globSync(`src/ports/${folder}/*.test.ts`).map(read).join('\n');
const chosen = globSync('src/main/adapters/{choose-adapter,open-rate-source,open-shard-router}.server.ts')
  .map(read)
  .join('\n');
const wiring = globSync('src/main/{wiring,supply}/**/*.ts', { exclude: (path) => path.includes('.test.') });
const [, table = ''] = read('ARCHITECTURE.md').split('\n## Ports\n');
const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));

test('every port has an interface and a row in the table of ports', () => {
  expect(ports.length).toBeGreaterThan(5);
  for (const port of ports) {
    expect(globSync(`src/ports/${port}/*-port.ts`), port).not.toEqual([]);
    expect(
      rows.map((row) => row.split('|')[1]?.trim()),
      port,
    ).toContain(port.replace('-', ' '));
  }
});

test('the recipe names what an adapter consists of', () => {
  expect(adapters.length).toBeGreaterThan(8);
  expect(recipe.terms).toEqual(
    expect.arrayContaining([
      'src/ports/<port>/<vendor>/<vendor>-<port>.server.ts',
      'map-<vendor>-error.ts',
      'conformance.ts',
      '<vendor>-<port>.server.test.ts',
      'src/main/adapters/choose-adapter.server.ts',
    ]),
  );
});

test.each(adapters)('the adapter %s is tested by the suite of its port', (adapter) => {
  const suite = `src/ports/${dirname(adapter)}/conformance.ts`;
  if (adapter in testedOtherwise) expect(existsSync(suite)).toBe(false);
  else expect(tests(adapter)).toMatch(/import \{[^}]+\} from '\.\.\/conformance\.ts'/);
  expect(tests(adapter)).not.toBe('');
});

test.each(adapters)('the adapter %s is chosen in one file and in the table of ports', (adapter) => {
  expect(chosen).toContain(`/ports/${adapter}/`);
  expect(rows.some((row) => row.includes(`${adapter}\``))).toBe(true);
});

test('no other file of main opens an adapter', () => {
  const opened = wiring.flatMap((file) =>
    [...read(file).matchAll(/\{ (?:create|open)\w+ \} from '[./]+ports\/([a-z-]+\/[a-z\d-]+)\//g)].map(
      ([, adapter = '']) => `${file} opens ${adapter}`,
    ),
  );
  expect(opened.filter((line) => !line.endsWith('supply/combined'))).toEqual([]);
});

test('a vendor of payments translates its errors in one file', () => {
  const vendors = adapters.filter((adapter) => dirname(adapter) === 'payment').map((path) => basename(path));
  expect(vendors).not.toEqual([]);
  for (const vendor of vendors) {
    const file = join('src/ports/payment', vendor, `map-${vendor}-error.ts`);
    expect(existsSync(file), file).toBe(true);
  }
});

test('the settings of a vendor are in the folder of its adapter alone', () => {
  const elsewhere = globSync('src/{main,server,settings}/**/*.ts', {
    exclude: (path) => path.includes('.test.'),
  });
  const prefixes =
    /^ {2,4}(?:ADYEN|DATATRANS|RECAPTCHA|BREVO|OPENID|DUFFEL|HOTELBEDS|GA4|NATS|SMTP|CLAMD)_[A-Z_]+: /m;
  expect(elsewhere.filter((file) => prefixes.test(read(file)))).toEqual([]);
  expect(globSync('src/ports/*/*/*-settings.server.ts').some((file) => prefixes.test(read(file)))).toBe(true);
});

test('every setting in the table of ports is read at the start and explained', () => {
  const settings = rows.flatMap((row) => row.split('|')[3]?.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? []);
  expect(settings.length).toBeGreaterThan(7);
  const code = globSync(['src/main/settings/*.server.ts', 'src/ports/*/*/*-settings.server.ts'])
    .map(read)
    .join('\n');
  expect(settings.filter((setting) => !new RegExp(`\\b${setting}: `).test(code))).toEqual([]);
  const explained = new Set(readSettings('.env.example'));
  expect(settings.filter((setting) => !explained.has(setting))).toEqual([]);
});
