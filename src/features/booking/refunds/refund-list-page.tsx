import { StaffList } from '../../../design/staff/staff-list.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { type ListedRefund, REFUND_LISTS, type RefundList } from '../model/listed-refund.ts';

export interface RefundListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly list: RefundList;
  readonly refunds: readonly ListedRefund[];
}

/** What is owed to travellers: due, late or all, and the same as a file for accounting. */
export function RefundListPage({ texts, language, list, refunds }: RefundListPageProps) {
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.refunds')}</h1>
        <a className="button quiet" href={buildPath('back_office_refunds_export', {}, { list })}>
          {texts('office.refunds.export')}
        </a>
      </div>
      <nav className="whose" aria-label={texts('office.refunds')}>
        {REFUND_LISTS.map((one) => (
          <a
            key={one}
            href={buildPath('back_office_refunds', {}, { list: one })}
            aria-current={one === list ? 'page' : undefined}
          >
            {texts(`office.refunds.${one}`)}
          </a>
        ))}
      </nav>
      {refunds.length === 0 ? (
        <p className="empty">{texts('office.refunds.none')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.refunds')}
          rows={refunds}
          keyOf={({ id }) => id}
          pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
          columns={[
            {
              key: 'booking',
              label: texts('office.refund.booking'),
              render: ({ bookingNumber, customer }) => (
                <>
                  {bookingNumber}
                  <br />
                  <small>{customer}</small>
                </>
              ),
            },
            {
              key: 'amount',
              label: texts('office.refund.amount'),
              render: ({ amount, currency }) => formatAmount(amount, currency),
            },
            {
              key: 'reason',
              label: texts('office.refund.why'),
              render: ({ reason }) => texts(`office.refund.reason.${reason}`),
            },
            {
              key: 'state',
              label: texts('office.state'),
              render: ({ state, isLate }) =>
                isLate ? texts('office.refund.late') : texts(`office.refund.state.${state}`),
            },
            {
              key: 'until',
              label: texts('office.refund.until'),
              render: ({ promisedOn }) => formatDate(requireDay(promisedOn), language),
            },
          ]}
        />
      )}
    </>
  );
}
