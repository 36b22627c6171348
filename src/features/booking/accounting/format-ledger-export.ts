import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../domain/money/money.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import { writeCsvLines, writeCsvStart } from '../../../domain/words/write-csv.ts';
import type { LedgerLine } from './ledger-line.ts';

const columns = [
  'day',
  'movement',
  'company',
  'brand',
  'booking',
  'invoice',
  'kind',
  'document',
  'account',
  'amount',
  'currency',
  'purchase amount',
  'purchase currency',
  'rate',
  'rate day',
] as const;

/** The ledger as CSV in parts, a line for each entry; amounts with the decimals of their currency and a dot. */
export async function* formatLedgerExport(
  parts: AsyncIterable<readonly LedgerLine[]>,
): AsyncGenerator<string> {
  yield writeCsvStart(columns);
  for await (const lines of parts)
    yield writeCsvLines(
      lines.map((line) => [
        formatDay(dayAt(line.at)),
        line.movement,
        line.company,
        line.brand,
        line.booking,
        line.invoice,
        line.kind,
        line.document,
        line.account,
        formatDecimalAmount(money(line.amount, line.currency)),
        line.currency,
        formatDecimalAmount(money(line.purchaseAmount, line.purchaseCurrency)),
        line.purchaseCurrency,
        line.rate,
        line.rateDay,
      ]),
    );
}
