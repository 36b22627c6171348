/** `node bench/search/restart.ts <snapshot>`: what a process needs that starts from a snapshot; prints JSON. */

import { head } from '../../src/offer-index/memory/memory.ts';
import { readSnapshot } from '../../src/offer-index/memory/snapshot-file.server.ts';
import { openReader } from '../../src/offer-index/offer-index.ts';
import { buildTripRequest } from '../../tests/factories/supply.ts';

const started = performance.now();
const residentBefore = process.memoryUsage().rss;
const memory = readSnapshot(process.argv[2] ?? '');
if (memory === null) throw new Error('There is no such snapshot');
const restored = performance.now();
const today = memory.header[head.firstDay] as number;
openReader(memory).search({
  name: 'destinations',
  level: 'region',
  request: buildTripRequest({
    bookingDay: today,
    departure: { from: today + 30, to: today + 43 },
    return: { from: today + 37, to: today + 50 },
  }),
});
const answered = performance.now();
console.log(
  JSON.stringify({
    'restored after s': (restored - started) / 1000,
    'first answer after s': (answered - started) / 1000,
    'resident MB before': residentBefore / 1e6,
    'resident MB after': process.memoryUsage().rss / 1e6,
  }),
);
