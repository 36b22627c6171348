/** `npm run chaos [-- --bookings 1000 --shoppers 24 --databases 10 --disks 2 --outages 10 --recoveries 5 --seed 1]`: bookings during injected faults; then the ledger is reconciled. */
import { parseArgs } from 'node:util';
import { runChaos } from '../tests/chaos/run-chaos.ts';

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000' },
    shoppers: { type: 'string', default: '24' },
    databases: { type: 'string', default: '10' },
    disks: { type: 'string', default: '2' },
    outages: { type: 'string', default: '10' },
    recoveries: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});

const report = await runChaos({
  bookings: Number(values.bookings),
  shoppers: Number(values.shoppers),
  databaseDeaths: Number(values.databases),
  fullDisks: Number(values.disks),
  outages: Number(values.outages),
  recoveries: Number(values.recoveries),
  seed: Number(values.seed),
  report: (line) => console.log(line),
});
console.log('Bookings ended as', report.ends);
console.log('Steps were abandoned', report.abandonedSteps);
console.log('Processes were killed at', report.deaths);
console.log('Forged messages', report.forged);
console.log(`The last booking ended ${Math.round(report.settling)} ms after the last failure`);
if (!report.hasSmallDisk) console.log('No disk was full: this account may mount none');
for (const { underWay, restarted, recovered } of report.recoveries)
  console.log(
    `Killed with ${underWay} under way: at work again after ${restarted} ms, all ended ${recovered - restarted} ms later`,
  );
for (const line of report.reports) console.log(`Reported: ${line}`);
for (const [index, { rule, subject }] of report.faults.entries()) {
  console.log(`NOT TRUE: ${rule} (${subject})`);
  for (const line of report.cases[index] ?? []) console.log(`  ${line}`);
}
console.log(report.faults.length === 0 ? 'The books are right.' : 'The books are wrong.');
const isSurvived = Object.keys(report.abandonedSteps).length === 0 && report.forged.taken === 0;
process.exitCode = report.faults.length === 0 && isSurvived ? 0 : 1;
