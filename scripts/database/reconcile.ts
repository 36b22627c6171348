/** `npm run reconcile`: compares a restored database with what supplier and payment provider know. */
import { parseArgs } from 'node:util';
import { paymentListHeading, reservationListHeading } from '../../src/features/restore/parse-vendor-lists.ts';

const help = `Compares the database with supplier and payment provider: after a restore before the shop starts, and at any time.

  npm run reconcile -- [--payments FILE] [--reservations FILE]

The embedded parties need no lists. Those of vendors are exported at them, from the day before the backup on, as CSV:
  payments:      ${paymentListHeading}   amounts in minor units; left is captured less refunded and charged back
  reservations:  ${reservationListHeading}   reference is ours and may be empty; state is confirmed or cancelled
A list with its heading alone compares nothing and lets the shop start: compare again as soon as you have it.
Ends with code 3 where something differs; staff find it at /_office/restore.`;

/** An unknown option prints the help, too. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    help: { type: 'boolean', short: 'h' },
    payments: { type: 'string' },
    reservations: { type: 'string' },
  },
});
const known = ['payments', 'reservations'];
const isClear =
  positionals.length === 0 &&
  Object.entries(values).every(([option, value]) => known.includes(option) && typeof value === 'string');
if (values.help === true) {
  console.log(help);
} else if (isClear) {
  const { runReconcile } = await import('../../src/main/backup/run-reconcile.server.ts');
  const pathOf = (value: unknown) => (typeof value === 'string' ? value : null);
  await runReconcile({ payments: pathOf(values.payments), reservations: pathOf(values.reservations) });
} else {
  console.error(help);
  process.exitCode = 2;
}
