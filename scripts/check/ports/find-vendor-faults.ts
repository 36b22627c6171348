import { formatPlace, type ParsedSource } from '../parse-source.ts';

/** Folders of ports whose names are words that everybody uses; each other folder is a vendor's. */
const everydayWords: Readonly<Record<string, string>> = {
  combined: 'ours',
  double: 'ours',
  feeds: 'ours',
  outbox: 'ours',
  sharded: 'ours',
  table: 'ours',
  uploads: 'ours',
  vendor: 'ours',
  altcha: 'a kind of captcha, which the API document names',
  ecb: 'a bank that publishes rates',
  nats: 'a protocol',
  'natural-earth': 'a work in the public domain, which the imprint names',
  openid: 'a protocol',
  postgres: 'the database',
  recaptcha: 'a field of the contract',
  smtp: 'a protocol',
};

/** What puts the shop together, and hands adapters in. */
const wiring = /^src\/main\/|^src\/app\/pages\/(?:payment-clients\.ts|captcha-field\.tsx)$/;

/** Files in which operators write the name of a vendor, or read it. */
const exempt: Readonly<Record<string, string>> = {
  'src/ports/supply/feeds/csv/common-columns.server.ts':
    'a column says whose codes its rooms and flights have',
};

/**
 * A vendor is replaced in its folder and in `main`: code that names it elsewhere would have to change as well. Comments may say for whom it is.
 * @param sources all of the product
 */
export function findVendorFaults(sources: readonly ParsedSource[]): string[] {
  const folders = sources.flatMap(({ path }) => /^src\/ports\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? []);
  const vendors = [...new Set(folders)].filter((folder) => !Object.hasOwn(everydayWords, folder));
  if (vendors.length === 0) return [];
  const names = new RegExp(vendors.flatMap(listSpellings).join('|'), 'g');
  return sources.filter(({ path }) => mustNameNone(path)).flatMap((source) => findNames(source, names));
}

function mustNameNone(path: string): boolean {
  return (
    path.startsWith('src/') &&
    !wiring.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !Object.hasOwn(exempt, path)
  );
}

/** As a word begins with it, within a word, and of a constant: `alreadyEntered` names no Adyen. */
function listSpellings(vendor: string): string[] {
  const [first = '', ...rest] = vendor;
  return [`(?<![A-Za-z])${vendor}`, first.toUpperCase() + rest.join(''), `(?<![A-Z])${vendor.toUpperCase()}`];
}

function findNames(source: ParsedSource, names: RegExp): string[] {
  const { path, text, comments } = source;
  return [...text.matchAll(names)]
    .filter(({ index }) => !comments.some(({ start, end }) => index >= start && index < end))
    .filter(({ 0: name }) => !path.includes(`/${name.toLowerCase()}/`))
    .map(
      ({ index, 0: name }) =>
        `${formatPlace(source, index)}: ${name} is named outside the folder of its adapter`,
    );
}
