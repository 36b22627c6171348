/**
 * `npm run companies [-- --orders 1000]`: mixed orders of three brands of two companies at once (trips, gift vouchers, vouchers and miles that
 * pay, refused cards, cancellations, changes). Fails where a payment, mail, document or number is not its company's, or a company's ledger does
 * not close by itself. `npm test` makes 168 of them.
 */
import { parseArgs } from 'node:util';
import { runAloud } from '../steps.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000' } } });
const orders = Number(values.orders);
if (!Number.isSafeInteger(orders) || orders < 1)
  throw new RangeError(`${values.orders} is no number of orders`);

const { isOk, seconds } = await runAloud({
  name: 'companies',
  command: ['vitest', 'run', 'tests/ledger/two-companies.test.ts'],
  env: { ORDERS: String(orders) },
});
console.log(
  `${orders} orders in ${seconds} s: ${isOk ? 'every one is its company’s.' : 'not every one is its company’s.'}`,
);
if (!isOk) process.exitCode = 1;
