import type { ReactNode } from 'react';
import { Fact } from '../../../design/staff/fact.tsx';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatDate } from '../../../domain/words/format-date.ts';
import { buildPath } from '../../../url.ts';
import { formatVoucherAmount } from './format-voucher-amount.ts';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Balance, limits, sale and buyer of a voucher. */
export function VoucherFacts(props: VoucherPageProps) {
  const { texts, language, file } = props;
  const { voucher } = file;
  const { bookingNumber } = voucher;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['office.voucher.balance', <strong key="balance">{formatVoucherAmount(props, voucher.balance)}</strong>],
    ['office.voucher.face', formatVoucherAmount(props, voucher.faceAmount)],
    ['office.voucher.redeemed', formatVoucherAmount(props, file.redeemed)],
    ...(file.claim === 0
      ? []
      : [
          [
            'office.voucher.claim',
            <strong key="claim">{formatVoucherAmount(props, file.claim)}</strong>,
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
  const { validFrom, minimum, isCombinable } = file.voucher;
  const limits = [
    ['office.voucher.validFrom', validFrom === null ? null : formatDate(validFrom, language)],
    ['office.voucher.minimum', minimum === 0 ? null : formatVoucherAmount(props, minimum)],
    ['office.voucher.combinable', isCombinable ? null : texts('office.voucher.alone')],
  ] as const;
  return limits.filter(([, value]) => value !== null);
}
