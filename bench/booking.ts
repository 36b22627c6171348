/**
 * `npm run bench:booking [-- --only bookings|calls|vendure --bookings 1000 --shoppers 16 --hotels 300 --documents plain --checkouts 400 --orders 500]`
 * Whole paid bookings: held, certified, authorised, confirmed, captured, with documents and mail, every step on the disk; the time ends when
 * the last document and mail is written. Supplier, provider and database run on the same machine; their work is in the
 * figures.
 * `--documents plain` writes a line instead of PDF. Then the calls of the checkout over HTTP, at seven tenths of what the shop can do, and whole
 * paid orders a second next to Vendure's.
 */
import { parseArgs } from 'node:util';
import { compareVendure } from './booking/compare-vendure.ts';
import { measureBookings } from './booking/measure-bookings.ts';
import { measureCalls } from './booking/measure-calls.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    bookings: { type: 'string', default: '1000' },
    shoppers: { type: 'string', default: '16' },
    hotels: { type: 'string', default: '300' },
    documents: { type: 'string', default: 'shop' },
    checkouts: { type: 'string', default: '400' },
    orders: { type: 'string', default: '500' },
  },
});

const hotels = Number(values.hotels);
const isAsked = (part: string) => values.only === undefined || values.only === part;
if (isAsked('bookings'))
  await measureBookings({
    hotels,
    bookings: Number(values.bookings),
    shoppers: Number(values.shoppers),
    hasPlainDocuments: values.documents === 'plain',
  });
if (isAsked('calls')) await measureCalls({ hotels, checkouts: Number(values.checkouts) });
if (isAsked('vendure')) await compareVendure({ hotels, orders: Number(values.orders) });
