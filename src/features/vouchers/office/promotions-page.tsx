import type { SortValue } from '../../../design/staff/arrange-rows.ts';
import type { BrandNames } from '../../../design/staff/brand-names.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { type ListPage, parseListSort } from '../../../design/staff/list-sort.ts';
import { FilterChoice, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { MARKET_CODES } from '../../../domain/places/market.ts';
import { type Day, formatDay } from '../../../domain/time/calendar-day.ts';
import { PROMOTION_LENGTH } from '../../../domain/vouchers/judge-promotion.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { ListedPromotion } from '../model/listed-promotion.ts';
import type { PromotionField, PromotionForm } from './read-promotion.ts';

export const PROMOTION_SORTS = ['code', 'brand', 'uses', 'valid'] as const;

/** What the columns sort by; one without a last day comes last. */
export const promotionSortValues: Readonly<
  Record<(typeof PROMOTION_SORTS)[number], (promotion: ListedPromotion) => SortValue>
> = {
  code: ({ code }) => code,
  brand: ({ brand }) => brand,
  uses: ({ uses }) => uses,
  valid: ({ validTo }) => validTo,
};

/** The filters and the order of the list as its address carries them. */
export interface PromotionFilters {
  /** Key of the brand that they are of; '' for all. */
  readonly of: string;
  readonly sort: string;
}

export interface PromotionsPageProps {
  readonly texts: Texts;
  readonly language: Language;
  /** Those of the page. */
  readonly promotions: readonly ListedPromotion[];
  readonly page: ListPage;
  readonly filters: PromotionFilters;
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
  readonly today: Day;
  readonly outcome: 'done' | 'not-possible' | null;
  /** A form that was refused, and the field that is wrong. */
  readonly refused: { readonly form: PromotionForm; readonly field: PromotionField } | null;
}

/** Promotion codes: what they give, how often they were used, ending them, and adding one. */
export function PromotionsPage(props: PromotionsPageProps) {
  const { texts, promotions, page, filters, brands, outcome } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.promotions')}</h1>
        <a className="button quiet" href={buildPath('back_office_vouchers', {})}>
          {texts('office.place.vouchers')}
        </a>
      </div>
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'summary'} role="status">
          {texts(`office.voucher.outcome.${outcome}`)}
        </p>
      )}
      <StaffFilters
        texts={texts}
        action={buildPath('back_office_promotions', {})}
        hidden={{ sort: filters.sort }}
        clearPath={filters.of === '' ? null : buildListPath('back_office_promotions', { sort: filters.sort })}
      >
        <FilterChoice
          label={texts('office.brand')}
          name="of"
          value={filters.of}
          options={[['', texts('office.anyBrand')], ...brands]}
        />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.promotions')}
        empty={texts('office.promotion.none')}
        columns={listPromotionColumns(props)}
        rows={promotions}
        page={page}
        keyOf={({ id }) => id}
        sort={parseListSort(filters.sort, PROMOTION_SORTS)}
        pathWith={(turn) => buildListPath('back_office_promotions', { ...filters }, turn)}
      />
      <AddForm {...props} />
    </>
  );
}

const action = buildPath('back_office_promotion_change', {});

/** The columns of the list. */
export function listPromotionColumns(
  props: Pick<PromotionsPageProps, 'texts' | 'language' | 'today'>,
): readonly StaffListColumn<ListedPromotion>[] {
  const { texts, language, today } = props;
  const range = (from: Day | null, to: Day | null) =>
    from === null && to === null
      ? '–'
      : [from, to].map((day) => (day === null ? '…' : formatDate(day, language))).join(' – ');
  return [
    {
      key: 'code',
      label: texts('office.promotion.code'),
      sorts: 'ascending',
      file: { code: ({ code }) => code, members: ({ isForMembers }) => (isForMembers ? 'members' : '') },
      render: ({ code, isForMembers }) => (
        <>
          {code}
          {isForMembers ? (
            <>
              <br />
              <small>{texts('office.promotion.members')}</small>
            </>
          ) : null}
        </>
      ),
    },
    {
      key: 'brand',
      label: texts('office.brand'),
      sorts: 'ascending',
      file: { brand: ({ brand }) => brand },
      render: ({ brand }) => brand,
    },
    {
      key: 'discount',
      label: texts('office.promotion.discount'),
      file: {
        percent: ({ discount }) => (discount.kind === 'percent' ? discount.percent : null),
        amount: ({ discount, currency }) =>
          discount.kind === 'percent' ? null : formatDecimalAmount(money(discount.amount, currency ?? 'EUR')),
        currency: ({ currency }) => currency,
      },
      render: formatDiscount,
    },
    {
      key: 'uses',
      label: texts('office.promotion.uses'),
      sorts: 'descending',
      file: { uses: ({ uses }) => uses, 'uses in all': ({ usesInAll }) => usesInAll },
      render: ({ uses, usesInAll }) => (usesInAll === null ? uses : `${uses} / ${usesInAll}`),
    },
    {
      key: 'valid',
      label: texts('office.promotion.valid'),
      sorts: 'ascending',
      file: {
        'valid from': ({ validFrom }) => writeDay(validFrom),
        'valid to': ({ validTo }) => writeDay(validTo),
      },
      render: ({ validFrom, validTo }) => range(validFrom, validTo),
    },
    {
      key: 'travel',
      label: texts('office.promotion.travel'),
      file: {
        'travel from': ({ travelFrom }) => writeDay(travelFrom),
        'travel to': ({ travelTo }) => writeDay(travelTo),
        destinations: ({ destinations }) => destinations.join(' '),
      },
      render: ({ travelFrom, travelTo, destinations }) =>
        [range(travelFrom, travelTo), destinations.join(' ')].filter(Boolean).join(' · '),
    },
    {
      key: 'end',
      label: texts('office.promotion.end'),
      render: ({ id, code, validTo }) =>
        validTo !== null && validTo < today ? (
          texts('office.promotion.ended')
        ) : (
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="change"
              value="end"
              className="quiet"
              aria-label={texts('office.promotion.endOne', { code })}
            >
              {texts('office.promotion.end')}
            </button>
          </form>
        ),
    },
  ];
}

const writeDay = (day: Day | null) => (day === null ? null : formatDay(day));

function formatDiscount({ discount, currency }: ListedPromotion): string {
  if (discount.kind === 'percent') return `${discount.percent} %`;
  return formatPrice(money(discount.amount, currency ?? 'EUR'), { fractionDigits: true });
}

interface InputProps extends Pick<PromotionsPageProps, 'texts' | 'refused'> {
  readonly name: PromotionField;
  readonly type?: 'date' | 'text';
  readonly maxLength?: number;
}

function Input({ texts, refused, name, type = 'text', maxLength }: InputProps) {
  const isRefused = refused?.field === name;
  const id = `promotion-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{texts(`office.promotion.field.${name}`)}</label>
      <input
        id={id}
        name={name}
        type={type}
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={refused?.form[name] ?? ''}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
      />
      {isRefused ? (
        <p id={`${id}-error`} className="refusal">
          {texts(`office.promotion.wrong.${name}`)}
        </p>
      ) : null}
    </div>
  );
}

function AddForm(props: PromotionsPageProps) {
  const { texts, brands, refused } = props;
  const form = refused?.form;
  return (
    <section className="sheet">
      <h2>{texts('office.promotion.add')}</h2>
      <p>{texts('office.promotion.hint')}</p>
      <form className="decide" method="post" noValidate action={action}>
        <div className="filters">
          <label>
            {texts('office.brand')}
            <select name="brand" defaultValue={form?.brand}>
              {brands.map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Input {...props} name="code" maxLength={PROMOTION_LENGTH.max * 2} />
          <Input {...props} name="discount" />
          <Input {...props} name="currency" maxLength={3} />
          <Input {...props} name="minimum" />
          <Input {...props} name="validFrom" type="date" />
          <Input {...props} name="validTo" type="date" />
          <Input {...props} name="travelFrom" type="date" />
          <Input {...props} name="travelTo" type="date" />
          <Input {...props} name="destinations" />
          <label>
            {texts('office.promotion.field.market')}
            <select name="market" defaultValue={form?.market ?? ''}>
              <option value="">{texts('office.promotion.everyMarket')}</option>
              {MARKET_CODES.map((code) => (
                <option key={code} value={code}>
                  {code.toUpperCase()}
                </option>
              ))}
            </select>
          </label>
          <Input {...props} name="usesInAll" />
          <Input {...props} name="usesPerPerson" />
        </div>
        <label className="tick">
          <input type="checkbox" name="combinable" value="1" defaultChecked={form?.combinable !== ''} />{' '}
          {texts('office.promotion.field.combinable')}
        </label>
        <label className="tick">
          <input type="checkbox" name="members" value="1" defaultChecked={form?.members === '1'} />{' '}
          {texts('office.promotion.field.members')}
        </label>
        <div className="buttons">
          <button type="submit" name="change" value="add">
            {texts('office.promotion.add')}
          </button>
        </div>
      </form>
    </section>
  );
}
