/**
 * `npm run warentest [-- --profiles 10 --trips 30 --seed 1 --market quiet|hostile]`: starts a shop of its own and sends travellers
 * through its public calls, from the gallery to the paid order, in a quiet market and in a hostile one. Fails where less
 * is as shown, announced or bookable than has to be.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/demo/postgres/embedded-postgres.server.ts';
import { startShop } from '../tests/browser/support/start-shop.ts';
import { formatJudged, formatTable, listFindings } from '../tests/warentest/format-report.ts';
import { judge } from '../tests/warentest/judge.ts';
import { profiles } from '../tests/warentest/profiles.ts';
import { runWarentest } from '../tests/warentest/run-warentest.ts';
import { buildWhatChanged } from './build.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: String(profiles.length) },
    trips: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    market: { type: 'string', default: 'both' },
  },
});

const moods = (['quiet', 'hostile'] as const).filter(
  (mood) => values.market === 'both' || values.market === mood,
);
if (moods.length === 0) throw new RangeError(`There is no market ${values.market}`);

// A build on a busy machine takes longer than a start may.
await buildWhatChanged();
const shop = await startShop();
const database = await startEmbeddedPostgres({
  dataDir: shop.dataFolder,
  onLost: (logFile) => console.error(`The database has ended, see ${logFile}`),
});
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
try {
  for (const mood of moods) {
    const trips = await runWarentest({
      origin: `http://localhost:${shop.port}`,
      pool,
      mood,
      profiles: profiles.slice(0, Number(values.profiles)),
      trips: Number(values.trips),
      seed: Number(values.seed),
    });
    const judged = judge(trips, mood);
    console.log(`\nA ${mood} market, seed ${values.seed}\n${formatTable(trips)}\n`);
    for (const line of judged.map(formatJudged)) console.log(line);
    for (const line of listFindings(trips)) console.log(`  ${line}`);
    if (judged.some(({ passes }) => !passes)) process.exitCode = 1;
  }
} finally {
  await pool.end();
  await database.stop();
  await shop.stop();
}
