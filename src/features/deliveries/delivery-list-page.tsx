import type { SortValue } from '../../design/staff/arrange-rows.ts';
import { buildListPath } from '../../design/staff/build-list-path.ts';
import { FilterState } from '../../design/staff/filter-state.tsx';
import { type ListPage, parseListSort } from '../../design/staff/list-sort.ts';
import { StaffFilters } from '../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../design/staff/staff-list.tsx';
import { StaffListView } from '../../design/staff/staff-list-view.tsx';
import { type DeliveryState, deliveryStates } from '../../domain/states/delivery-states.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { HeldDelivery } from '../../ports/supply/deliveries-port.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';

export const DELIVERY_STATES = deliveryStates.states;
export const DELIVERY_SORTS = ['sent', 'state'] as const;

/** What the columns sort by. */
export const deliverySortValues: Readonly<
  Record<(typeof DELIVERY_SORTS)[number], (delivery: HeldDelivery) => SortValue>
> = { sent: ({ sentAt }) => sentAt.getTime(), state: ({ state }) => DELIVERY_STATES.indexOf(state) };

/** The filters and the order of the list as its address carries them; '' for what is not filtered. */
export interface DeliveryFilters {
  readonly state: DeliveryState | '';
  readonly sort: string;
}

export interface DeliveryListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly filters: DeliveryFilters;
  /** Those of the page. */
  readonly deliveries: readonly HeldDelivery[];
  readonly page: ListPage;
}

/** Deliveries that look like a mistake: those that wait, then the last that were decided. */
export function DeliveryListPage(props: DeliveryListPageProps) {
  const { texts, filters, deliveries, page } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.deliveries')}</h1>
        <a className="button quiet" href={buildPath('back_office_sale_check', {})}>
          {texts('office.sale')}
        </a>
      </div>
      <p>{texts('office.deliveries.text')}</p>
      <StaffFilters
        texts={texts}
        action={buildPath('back_office_deliveries', {})}
        hidden={{ sort: filters.sort }}
        clearPath={
          filters.state === '' ? null : buildListPath('back_office_deliveries', { sort: filters.sort })
        }
      >
        <FilterState
          texts={texts}
          value={filters.state}
          states={DELIVERY_STATES}
          textOf={(each) => texts(`office.delivery.state.${each}`)}
        />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.deliveries')}
        empty={texts('office.deliveries.none')}
        columns={listDeliveryColumns(props)}
        rows={deliveries}
        page={page}
        keyOf={({ id }) => id}
        pathOf={({ id: deliveryId }) => buildPath('back_office_delivery', { deliveryId })}
        sort={parseListSort(filters.sort, DELIVERY_SORTS)}
        pathWith={(turn) => buildListPath('back_office_deliveries', { ...filters }, turn)}
      />
    </>
  );
}

/** The columns of the list; who has sent a delivery stays out of its file, as it is deleted with the decision. */
export function listDeliveryColumns({
  texts,
  language,
}: Pick<DeliveryListPageProps, 'texts' | 'language'>): readonly StaffListColumn<HeldDelivery>[] {
  return [
    {
      key: 'sent',
      label: texts('office.delivery.sentAt'),
      sorts: 'descending',
      file: { delivery: ({ id }) => id, sent: ({ sentAt }) => sentAt.toISOString() },
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
      file: { rules: ({ findings }) => findings.map(({ rule }) => rule).join(' ') },
      render: ({ findings }) => findings.map(({ rule }) => texts(`office.delivery.rule.${rule}`)).join(' · '),
    },
    {
      key: 'state',
      label: texts('office.state'),
      sorts: 'ascending',
      file: { state: ({ state }) => state, decided: ({ decidedAt }) => decidedAt?.toISOString() ?? null },
      render: ({ state }) => texts(`office.delivery.state.${state}`),
    },
  ];
}
