import { readFileSync } from 'node:fs';
import { openKysely } from '../../database/open-kysely.server.ts';
import { listPayments } from '../../demo/payment-provider/store/list-payments.server.ts';
import { listReservations } from '../../demo/supplier/holds/list-reservations.server.ts';
import { formatDecimalAmount } from '../../domain/money/format-decimal-amount.ts';
import { money } from '../../domain/money/money.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { compareBooks } from '../../features/restore/compare-books.ts';
import { parsePaymentList, parseReservationList } from '../../features/restore/parse-vendor-lists.ts';
import { readOwnBooks } from '../../features/restore/read-own-books.server.ts';
import { saveComparison } from '../../features/restore/restore-findings.server.ts';
import type { BookFinding } from '../../features/restore/vendor-books.ts';
import { vendorReferenceOf } from '../../ports/payment/vendor/vendor-reference-of.ts';
import { beginLifecycle } from '../../server/process/lifecycle.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { openShopDatabase } from '../open-shop-database.server.ts';
import { requireFinishedRestore } from '../require-compared.server.ts';
import { loadEnv } from '../settings/env.server.ts';

/** Exit code where differences are open. */
const different = 3;

/** Paths of the lists that an operator has exported; null for the tables of the embedded parties. */
interface VendorListFiles {
  readonly payments: string | null;
  readonly reservations: string | null;
}

/**
 * Compares the database with the lists of supplier and payment provider, prints each difference and puts it to staff. May be run again at any time. Ends
 * the process: code 0 where nothing differs, 3 where something does.
 */
export async function runReconcile(files: VendorListFiles): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const env = loadEnv();
    const isEmbedded = env.payment.provider === 'embedded';
    if (files.payments === null && !isEmbedded)
      throw new StartupError(`Payments are at ${env.payment.provider}: name its list with --payments FILE.`);
    const hasOthers = Object.values(env.liveSupply).some((supplier) => supplier !== null);
    if (files.reservations === null && hasOthers)
      throw new StartupError('Trips are bought at suppliers: name their list with --reservations FILE.');
    const db = openKysely(await openShopDatabase(lifecycle));
    await requireFinishedRestore(db, env);
    const vendors = {
      payments: files.payments === null ? await listPayments(db) : readList(files.payments, parsePaymentList),
      reservations:
        files.reservations === null
          ? await listReservations(db)
          : readList(files.reservations, parseReservationList),
    };
    const findings = compareBooks(await readOwnBooks(db), vendors, vendorReferenceOf);
    const open = await saveComparison(db, findings, systemClock.now());
    for (const finding of findings) console.log(toLine(finding));
    console.log(
      open === 0
        ? 'The books agree with those of supplier and payment provider.'
        : `${open} differences wait for staff at /_office/restore. Run this again once orders in progress have ended.`,
    );
    lifecycle.end(open === 0 ? 0 : different);
  } catch (error) {
    lifecycle.fail(error);
  }
}

function readList<Row>(path: string, parse: (text: string) => readonly Row[]): readonly Row[] {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartupError(`The list ${path} cannot be read: ${(error as Error).message}`);
  }
}

function toLine({ kind, subject, bookingNumber, amount, currency }: BookFinding): string {
  const sum =
    amount === null || currency === null
      ? ''
      : ` ${currency} ${formatDecimalAmount(money(amount, currency))}`;
  return `${kind}: ${subject}${bookingNumber === null ? '' : `, booking ${bookingNumber}`}${sum}`;
}
