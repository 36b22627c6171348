/**
 * `npm run explain -- --hotel 700001 --from 2027-05-03 --nights 7 [--adults 2] [--children 4,9] [--airport MUC] [--hotel-only]
 * [--brand abendmeer]`: says why a trip is not sold, and in which line of which file that was delivered, see docs/feeds.md. Ends with code 0
 * when it answers, whatever the answer is, with 1 when it breaks off, with 2 for unknown arguments.
 */
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Brand } from '../../src/brands/brand.ts';
import { createTexts, type Texts } from '../../src/texts/texts.ts';
import { readBrands } from './read-brands.ts';

const usage =
  'Usage: npm run explain -- --hotel ID --from YYYY-MM-DD --nights N [--adults 2] [--children AGE,AGE] [--airport CODE] [--hotel-only] [--brand KEY]';

try {
  const { values } = parseArgs({
    options: {
      hotel: { type: 'string', default: '' },
      from: { type: 'string', default: '' },
      nights: { type: 'string', default: '' },
      adults: { type: 'string', default: '2' },
      children: { type: 'string', default: '' },
      airport: { type: 'string', default: '' },
      'hotel-only': { type: 'boolean', default: false },
      brand: { type: 'string', default: 'abendmeer' },
      help: { type: 'boolean', default: false },
    },
  });
  process.chdir(dirname(dirname(import.meta.dirname)));
  const { brand, help, 'hotel-only': isHotelOnly, ...fields } = values;
  if (help) {
    console.log(
      `${usage}\nSays why a trip is not sold, or what it costs, with file and line of the delivery: see docs/feeds.md.`,
    );
    process.exit();
  }
  const { runExplain } = await import('../../src/main/run-explain.server.ts');
  await runExplain({
    form: { ...fields, hotelOnly: isHotelOnly ? '1' : '' },
    brand: await readBrand(brand),
    texts: await readEnglishTexts(),
  });
} catch (error) {
  const [sentence] = (error as Error).message.split('. To specify');
  console.error(`${sentence}.\n${usage}`);
  process.exitCode = 2;
}

async function readBrand(key: string): Promise<Brand> {
  const brands = await readBrands();
  const brand = brands.get(key);
  if (brand === undefined) throw new Error(`--brand: '${key}' is none of ${[...brands.keys()].join(', ')}`);
  return brand;
}

/** Without a build the catalogue is compiled here. */
async function readEnglishTexts(): Promise<Texts> {
  const [catalogue] = await getCatalogs(getConfig());
  const messages = Object.entries((await catalogue?.read('en')) ?? {})
    .filter(([id]) => id.startsWith('office.sale.'))
    .map(([id, { translation = '' }]) => [id, translation]);
  const { source } = createCompiledCatalog('en', Object.fromEntries(messages), { namespace: 'es' });
  const compiled = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const { texts, add } = createTexts('en');
  add(compiled.messages);
  return texts;
}
