import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { VoucherHistoryEntry } from '../model/voucher-file.ts';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** What happened to a voucher, the oldest first. */
export function VoucherHistory(props: VoucherPageProps) {
  const { texts, language, file } = props;
  return (
    <FilePart title={texts('office.timeline')}>
      <ol className="events">
        {file.history.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added
          <li key={at}>
            <time dateTime={entry.at.toISOString()}>
              {formatDateTime(entry.at, language, SHOP_TIME_ZONE)}
            </time>{' '}
            <strong>{texts(`office.voucher.history.${entry.kind}`)}</strong>
            {describeEntry(props, entry).map((words) => ` · ${words}`)}
          </li>
        ))}
      </ol>
    </FilePart>
  );
}

function describeEntry(
  props: Pick<VoucherPageProps, 'texts' | 'file' | 'language'>,
  { amount, bookingNumber, by, facts, note }: VoucherHistoryEntry,
): readonly string[] {
  const { hint, formerHint, until, reason, amount: corrected, validFrom, minimum, isCombinable } = facts;
  const moved = amount ?? (typeof corrected === 'number' ? corrected : null);
  return [
    moved === null ? null : formatAmount(moved, props.file.voucher.currency),
    typeof formerHint === 'string' ? `… ${formerHint} → … ${String(hint)}` : hint && `… ${String(hint)}`,
    typeof until === 'string' ? formatDate(requireDay(until), props.language) : null,
    typeof validFrom === 'string'
      ? `${props.texts('office.voucher.validFrom')} ${formatDate(requireDay(validFrom), props.language)}`
      : null,
    typeof minimum === 'number' && minimum > 0
      ? `${props.texts('office.voucher.minimum')} ${formatAmount(minimum, props.file.voucher.currency)}`
      : null,
    isCombinable === false ? props.texts('office.voucher.alone') : null,
    bookingNumber,
    reason,
    note,
    by,
  ].flatMap((words) => (typeof words === 'string' && words !== '' ? [words] : []));
}
