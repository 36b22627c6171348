import { StaffList, type StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { MARKET_CODES } from '../../../domain/places/market.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { PROMOTION_LENGTH } from '../../../domain/vouchers/judge-promotion.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { ListedPromotion } from '../model/listed-promotion.ts';
import type { PromotionField, PromotionForm } from './read-promotion.ts';

export interface PromotionsPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly promotions: readonly ListedPromotion[];
  /** Keys and names of the brands. */
  readonly brands: readonly (readonly [key: string, name: string])[];
  readonly today: Day;
  readonly outcome: 'done' | 'not-possible' | null;
  /** A form that was refused, and the field that is wrong. */
  readonly refused: { readonly form: PromotionForm; readonly field: PromotionField } | null;
}

/** Promotion codes: what they give, how often they were used, ending them, and adding one. */
export function PromotionsPage(props: PromotionsPageProps) {
  const { texts, promotions, outcome } = props;
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
      {promotions.length === 0 ? (
        <p className="empty">{texts('office.promotion.none')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.promotions')}
          columns={listColumns(props)}
          rows={promotions}
          keyOf={({ id }) => id}
        />
      )}
      <AddForm {...props} />
    </>
  );
}

const action = buildPath('back_office_promotion_change', {});

function listColumns(props: PromotionsPageProps): readonly StaffListColumn<ListedPromotion>[] {
  const { texts, language, today } = props;
  const range = (from: Day | null, to: Day | null) =>
    from === null && to === null
      ? '–'
      : [from, to].map((day) => (day === null ? '…' : formatDate(day, language))).join(' – ');
  return [
    {
      key: 'code',
      label: texts('office.promotion.code'),
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
    { key: 'brand', label: texts('office.brand'), render: ({ brand }) => brand },
    { key: 'discount', label: texts('office.promotion.discount'), render: formatDiscount },
    {
      key: 'uses',
      label: texts('office.promotion.uses'),
      render: ({ uses, usesInAll }) => (usesInAll === null ? uses : `${uses} / ${usesInAll}`),
    },
    {
      key: 'valid',
      label: texts('office.promotion.valid'),
      render: ({ validFrom, validTo }) => range(validFrom, validTo),
    },
    {
      key: 'travel',
      label: texts('office.promotion.travel'),
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
