import type { ReactNode } from 'react';
import { Fact } from '../../../design/staff/fact.tsx';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { buildPath } from '../../../url.ts';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Balance, limits, sale and buyer of a voucher. */
export function VoucherFacts(props: VoucherPageProps) {
  const { texts, language, file } = props;
  const { voucher } = file;
  const { bookingNumber } = voucher;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'office.voucher.balance',
      <strong key="balance">{formatAmount(voucher.balance, voucher.currency)}</strong>,
    ],
    ['office.voucher.face', formatAmount(voucher.faceAmount, voucher.currency)],
    ['office.voucher.redeemed', formatAmount(file.redeemed, voucher.currency)],
    ...(file.claim === 0
      ? []
      : [
          [
            'office.voucher.claim',
            <strong key="claim">{formatAmount(file.claim, voucher.currency)}</strong>,
          ] as const,
        ]),
    ['office.voucher.until', formatDate(voucher.expiresOn, language)],
    ...listLimits(props),
    [
      'office.voucher.sale',
      bookingNumber === null ? (
        '–'
      ) : (
        <a key="sale" href={buildPath('back_office_booking', { bookingNumber })}>
          {bookingNumber}
        </a>
      ),
    ],
    ['office.voucher.buyer', voucher.buyer ?? '–'],
    ['office.brand', voucher.brand],
  ];
  return (
    <FilePart title={texts('office.facts')}>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fact key={label} label={texts(label)}>
            {value}
          </Fact>
        ))}
      </dl>
      {file.claim === 0 ? null : <p>{texts('office.voucher.claimHint')}</p>}
    </FilePart>
  );
}

/** What limits the voucher; nothing for one that pays for every trip from its sale on. */
function listLimits(props: VoucherPageProps): readonly (readonly [string, ReactNode])[] {
  const { texts, language, file } = props;
  const { validFrom, minimum, isCombinable, currency } = file.voucher;
  const limits = [
    ['office.voucher.validFrom', validFrom === null ? null : formatDate(validFrom, language)],
    ['office.voucher.minimum', minimum === 0 ? null : formatAmount(minimum, currency)],
    ['office.voucher.combinable', isCombinable ? null : texts('office.voucher.alone')],
  ] as const;
  return limits.filter(([, value]) => value !== null);
}
