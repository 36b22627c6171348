import { StaffList } from '../../design/staff/staff-list.tsx';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { HeldDelivery } from '../../ports/supply/deliveries-port.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';

export interface DeliveryListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly deliveries: readonly HeldDelivery[];
}

/** Deliveries that look like a mistake: those that wait, then the last that were decided. */
export function DeliveryListPage({ texts, language, deliveries }: DeliveryListPageProps) {
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.deliveries')}</h1>
        <a className="button quiet" href={buildPath('back_office_sale_check', {})}>
          {texts('office.sale')}
        </a>
      </div>
      <p>{texts('office.deliveries.text')}</p>
      {deliveries.length === 0 ? (
        <p className="empty">{texts('office.deliveries.none')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.deliveries')}
          rows={deliveries}
          keyOf={({ id }) => id}
          pathOf={({ id: deliveryId }) => buildPath('back_office_delivery', { deliveryId })}
          columns={[
            {
              key: 'sent',
              label: texts('office.delivery.sentAt'),
              render: ({ sentAt }) => formatDateTime(sentAt, language, SHOP_TIME_ZONE),
            },
            {
              key: 'by',
              label: texts('office.delivery.sentBy'),
              render: ({ sentBy }) => (sentBy === '' ? texts('office.delivery.unknownSender') : sentBy),
            },
            {
              key: 'looks',
              label: texts('office.delivery.looks'),
              render: ({ findings }) =>
                findings.map(({ rule }) => texts(`office.delivery.rule.${rule}`)).join(' · '),
            },
            {
              key: 'state',
              label: texts('office.state'),
              render: ({ state }) => texts(`office.delivery.state.${state}`),
            },
          ]}
        />
      )}
    </>
  );
}
