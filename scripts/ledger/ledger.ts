/** `npm run ledger`: what the accounting of one company takes over, made at the server itself, also while the shop runs. */
import { parseArgs } from 'node:util';

const help = `The ledger of one company. The shop may be running.

  npm run -s ledger -- COMPANY YYYY-MM > FILE   Writes the lines of a month as CSV; its balances go to the terminal,
                                                those of the account voucher being what is owed for gift vouchers.
  npm run -s ledger -- --help                   Prints this.

Example: npm run -s ledger -- default 2026-11 > default-2026-11.csv`;

/** An unknown option prints the help, too. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { help: { type: 'boolean', short: 'h' } },
});
const isHelp = values.help === true || positionals[0] === 'help';
const isClear = Object.keys(values).length === 0;
const [company = '', month = '', ...more] = isClear ? positionals : [];

if (isHelp) {
  console.log(help);
} else if (month !== '' && more.length === 0) {
  const { exportLedger } = await import('../../src/main/export-ledger.server.ts');
  await exportLedger(company, month);
} else {
  console.error(help);
  process.exitCode = 2;
}
