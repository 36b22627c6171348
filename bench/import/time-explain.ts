import { readBrands } from '../../scripts/supply/read-brands.ts';
import type { Brand } from '../../src/brands/brand.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { openShopDatabase } from '../../src/main/open-shop-database.server.ts';
import { wireSaleCheck } from '../../src/main/wiring/sale/wire-sale-check.server.ts';
import { beginLifecycle } from '../../src/server/process/lifecycle.server.ts';
import { createRandom } from '../../tests/oracle/random.ts';
import { copyHotels } from './copy-hotels.ts';
import { firstImportedHotel } from './generate-shop.ts';

/**
 * Asks why trips to hotels of a generated shop are not sold, one after the other, sold ones and unsold ones. Prints milliseconds each, and those of a
 * processor that a question took here on average, as JSON.
 * Arguments: hotels that were imported, hotels to which they are copied before, questions.
 */
const [imported = 0, hotels = 0, questions = 0] = process.argv.slice(2).map(Number);
const lifecycle = beginLifecycle();
try {
  const brands: ReadonlyMap<string, Brand> = await readBrands();
  const [key = ''] = brands.keys();
  const pool = await openShopDatabase(lifecycle);
  await copyHotels(pool, imported, hotels);
  const saleCheck = wireSaleCheck({ pool, clock: systemClock, brands, supplyCurrency: null });
  const random = createRandom(1);
  const today = dayAt(systemClock.now());
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  for (let asked = 0; asked < questions; asked += 1) {
    const question = {
      hotelId: firstImportedHotel + random.int(0, hotels - 1),
      from: today + random.int(14, 300),
      nights: random.int(3, 14),
      adults: random.int(1, 4),
      childrenAges: [],
      isHotelOnly: random.int(0, 3) === 0,
      airport: '',
    };
    const begun = performance.now();
    await saleCheck.explain(key, question);
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  console.log(JSON.stringify({ times, cpuMs: (user + system) / 1000 / times.length }));
  lifecycle.end(0);
} catch (error) {
  lifecycle.fail(error);
}
