/**
 * `npm run chaos [-- --provider all --bookings 1000 --lives 60 --vendor-bookings 300 --shoppers 24 --databases 10 --disks 2 --outages 10
 * --recoveries 5 --seed 1]`: bookings during injected faults, paid at the embedded provider and then at the doubles of the vendors,
 * which misbehave; then our ledger is reconciled with the provider's books. `--provider`: one of them alone.
 */
import { parseArgs } from 'node:util';
import { type ChaosReport, runChaos } from '../tests/chaos/run-chaos.ts';

const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'all' },
    bookings: { type: 'string', default: '1000' },
    lives: { type: 'string', default: '60' },
    'vendor-bookings': { type: 'string', default: '300' },
    shoppers: { type: 'string', default: '24' },
    databases: { type: 'string', default: '10' },
    disks: { type: 'string', default: '2' },
    outages: { type: 'string', default: '10' },
    recoveries: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});

const providers = (['embedded', 'datatrans', 'adyen'] as const).filter(
  (provider) => values.provider === 'all' || values.provider === provider,
);
if (providers.length === 0) throw new RangeError(`There is no provider ${values.provider}`);
for (const provider of providers) {
  console.log(`Payments: ${provider}`);
  const isVendor = provider !== 'embedded';
  const report = await runChaos({
    provider,
    bookings: Number(isVendor ? values['vendor-bookings'] : values.bookings),
    lives: isVendor ? 0 : Number(values.lives),
    shoppers: Number(values.shoppers),
    databaseDeaths: Number(values.databases),
    fullDisks: isVendor ? 0 : Number(values.disks),
    outages: Number(values.outages),
    recoveries: isVendor ? 0 : Number(values.recoveries),
    seed: Number(values.seed),
    report: (line) => console.log(line),
  });
  if (!printReport(report, isVendor)) process.exitCode = 1;
}

/** @returns false where the books are wrong, or something was given up or believed that must not be */
function printReport(report: ChaosReport, isVendor: boolean): boolean {
  console.log('Bookings ended as', report.ends);
  console.log('To booked trips happened', report.events);
  console.log('Steps were abandoned', report.abandonedSteps);
  console.log('Processes were killed at', report.deaths);
  console.log('Forged messages', report.forged);
  console.log(`The last booking ended ${Math.round(report.settling)} ms after the last failure`);
  if (!isVendor && !report.hasSmallDisk) console.log('No disk was full: this account may mount none');
  for (const { underWay, restarted, recovered } of report.recoveries)
    console.log(
      `Killed with ${underWay} under way: at work again after ${restarted} ms, all ended ${recovered - restarted} ms later`,
    );
  for (const line of report.reports) console.log(`Reported: ${line}`);
  for (const [index, { rule, subject }] of report.faults.entries()) {
    console.log(`NOT TRUE: ${rule} (${subject})`);
    for (const line of report.cases[index] ?? []) console.log(`  ${line}`);
  }
  const count = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0);
  console.log(
    `${count(report.ends)} orders, ${count(report.deaths)} processes killed, ${report.recoveries.length} recoveries, ` +
      `${report.faults.length} faults`,
  );
  console.log(report.faults.length === 0 ? 'The books are right.' : 'The books are wrong.');
  return (
    report.faults.length === 0 && Object.keys(report.abandonedSteps).length === 0 && report.forged.taken === 0
  );
}
