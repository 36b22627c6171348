import type { Texts } from '../../texts/texts.ts';
import type { BrandNames } from './brand-names.ts';
import { buildListPath, type ListRoute } from './build-list-path.ts';
import { FilterChoice, StaffFilters } from './staff-filters.tsx';

/** Orders of a list whose entries are cards, by when they came; '' for its own. */
export const CARD_ORDERS = ['', 'newest', 'oldest'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** The list and its filters as an address carries them; '' for what is not filtered. */
export interface CardFilters {
  readonly list: string;
  /** Key of a brand. */
  readonly brand: string;
  readonly sort: CardOrder;
}

export interface CardListFiltersProps {
  readonly texts: Texts;
  readonly route: Extract<ListRoute, 'back_office_reviews' | 'back_office_withdrawals'>;
  readonly filters: CardFilters;
  /** Keys and names of the brands that the reader sees. */
  readonly brands: BrandNames;
}

/** The filters and the order of a list whose entries are cards, and the list as a file. */
export function CardListFilters({ texts, route, filters, brands }: CardListFiltersProps) {
  const { list, brand, sort } = filters;
  const isUsed = brand !== '' || sort !== '';
  return (
    <>
      <StaffFilters
        texts={texts}
        action={buildListPath(route, {})}
        hidden={{ list }}
        clearPath={isUsed ? buildListPath(route, { list }) : null}
      >
        <FilterChoice
          label={texts('office.brand')}
          name="brand"
          value={brand}
          options={[['', texts('office.list.every')], ...brands]}
        />
        <FilterChoice
          label={texts('office.list.order')}
          name="sort"
          value={sort}
          options={CARD_ORDERS.map((order) => [order, texts(`office.list.order.${order || 'own'}`)] as const)}
        />
      </StaffFilters>
      <p>
        <a
          className="button quiet"
          href={buildListPath(route, { list, brand, sort }, { format: 'csv' })}
          download=""
        >
          {texts('office.list.file')}
        </a>
      </p>
    </>
  );
}
