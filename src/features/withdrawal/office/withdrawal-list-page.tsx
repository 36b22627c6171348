import { fieldLengths, staffPolicy } from '../../../defaults.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import {
  type CardFilters,
  CardListFilters,
  type CardListFiltersProps,
} from '../../../design/staff/card-list-filters.tsx';
import { Fact } from '../../../design/staff/fact.tsx';
import { ListTabs } from '../../../design/staff/list-tabs.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { ListCount, StaffPages } from '../../../design/staff/staff-pages.tsx';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { CandidateOrder } from '../withdrawal.ts';
import {
  type ListedWithdrawal,
  type ListedWithdrawals,
  type SettleOutcome,
  WITHDRAWAL_LISTS,
  type WithdrawalList,
} from './withdrawal-list.ts';

/** A form that was not carried out. */
interface RefusedWithdrawalForm {
  readonly id: string;
  readonly field: 'number' | 'reason';
  /** What was typed. */
  readonly value: string;
}

export interface WithdrawalListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly list: WithdrawalList;
  readonly filters: CardFilters;
  /** Keys and names of the brands that the reader sees. */
  readonly brands: CardListFiltersProps['brands'];
  readonly listed: ListedWithdrawals;
  /** The order that staff want to connect a withdrawal to, and have to look at before; null for none. */
  readonly chosen: { readonly id: string; readonly order: CandidateOrder } | null;
  readonly outcome: SettleOutcome | null;
  readonly refused: RefusedWithdrawalForm | null;
}

/** Withdrawals for which no contract was found: staff connect each to an order and carry it out, or close it with a reason. */
export function WithdrawalListPage(props: WithdrawalListPageProps) {
  const { texts, list, filters, brands, outcome } = props;
  const { withdrawals, page } = props.listed;
  const pathOf = (number: number) =>
    buildListPath('back_office_withdrawals', { ...filters }, { page: number });
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.withdrawals')}</h1>
      </div>
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'summary'} role="status">
          {texts(`office.withdrawal.outcome.${outcome}`)}
        </p>
      )}
      <ListTabs
        label={texts('office.withdrawals')}
        lists={WITHDRAWAL_LISTS}
        current={list}
        pathOf={(one) => buildListPath('back_office_withdrawals', { ...filters, list: one })}
        textOf={(one) => texts(`office.withdrawal.list.${one}`)}
      />
      <p className="narrow">{texts('office.withdrawal.rules')}</p>
      <CardListFilters texts={texts} route="back_office_withdrawals" filters={filters} brands={brands} />
      {withdrawals.length === 0 ? (
        <p className="empty">{texts('office.withdrawal.none')}</p>
      ) : (
        <>
          <ListCount texts={texts} page={page} />
          <div className="narrow">
            {withdrawals.map((withdrawal) => (
              <Statement key={withdrawal.id} {...props} withdrawal={withdrawal} />
            ))}
          </div>
          <StaffPages texts={texts} page={page} pathOf={pathOf} />
        </>
      )}
    </>
  );
}

/** What the file has of each withdrawal; name, address and reason stay out of it. */
export const withdrawalFileColumns: readonly StaffListColumn<ListedWithdrawal>[] = [
  {
    key: 'withdrawal',
    label: '',
    file: {
      id: ({ id }) => id,
      brand: ({ brand }) => brand,
      received: ({ receivedAt }) => receivedAt.toISOString(),
      candidates: ({ candidates }) => candidates.length,
      settled: ({ settlement }) => settlement?.at.toISOString() ?? null,
      'settled by': ({ settlement }) => settlement?.by ?? null,
      outcome: ({ settlement }) => settlement?.outcome ?? null,
      booking: ({ settlement }) => settlement?.bookingNumber ?? null,
    },
    render: ({ id }) => id,
  },
];

type StatementProps = WithdrawalListPageProps & { readonly withdrawal: ListedWithdrawal };

function Statement(props: StatementProps) {
  const { texts, language, withdrawal, chosen } = props;
  const { id, orderNumber, name, email, brand, receivedAt, settlement } = withdrawal;
  const facts = [
    ['office.withdrawal.number', orderNumber],
    ['office.withdrawal.name', name],
    ['office.withdrawal.email', email],
    ['office.brand', brand],
    ['office.withdrawal.received', formatDateTime(receivedAt, language, SHOP_TIME_ZONE)],
  ] as const;
  return (
    // No section: one person may have sent several, and landmarks have names of their own.
    <article className="sheet" aria-labelledby={`withdrawal-${id}`}>
      <h2 id={`withdrawal-${id}`}>{name}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fact key={label} label={texts(label)}>
            {value}
          </Fact>
        ))}
      </dl>
      {settlement === null ? (
        <>
          {chosen?.id === id ? (
            <ChosenOrder texts={texts} id={id} order={chosen.order} />
          ) : (
            <FindOrder {...props} />
          )}
          <CloseForm {...props} />
        </>
      ) : (
        <Settled {...props} settlement={settlement} />
      )}
    </article>
  );
}

function Settled({
  texts,
  language,
  settlement,
}: StatementProps & { readonly settlement: NonNullable<ListedWithdrawal['settlement']> }) {
  const { at, by, outcome, bookingNumber, reason } = settlement;
  return (
    <p>
      <strong>{texts(`office.withdrawal.end.${outcome}`)}</strong>
      {bookingNumber === null ? null : (
        <>
          {' · '}
          <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a>
        </>
      )}
      {reason === '' ? null : ` · ${reason}`}
      {` · ${by} · ${formatDateTime(at, language, SHOP_TIME_ZONE)}`}
    </p>
  );
}

/** The order that may be meant: looked at first, since carrying it out ends a contract. */
function FindOrder({ texts, withdrawal, refused }: StatementProps) {
  const { id, orderNumber, candidates } = withdrawal;
  const isRefused = refused?.id === id && refused.field === 'number';
  return (
    <>
      {candidates.length === 0 ? null : (
        <>
          <h3>{texts('office.withdrawal.candidates')}</h3>
          <ul className="links">
            {candidates.map((order) => (
              <li key={order.bookingNumber}>
                <a
                  href={buildPath('back_office_withdrawals', {}, { chosen: id, number: order.bookingNumber })}
                >
                  {order.bookingNumber}
                </a>{' '}
                · {texts(`office.withdrawal.kind.${order.kind}`)} · {order.customer}
              </li>
            ))}
          </ul>
        </>
      )}
      <form className="decide" action={buildPath('back_office_withdrawals', {})} noValidate>
        <input type="hidden" name="chosen" value={id} />
        <div className="field">
          <label htmlFor={`number-${id}`}>{texts('office.withdrawal.meant')}</label>
          <input
            id={`number-${id}`}
            name="number"
            autoComplete="off"
            maxLength={fieldLengths.maxWithdrawalField}
            defaultValue={isRefused ? refused.value : orderNumber}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `number-${id}-error` : undefined}
          />
          {isRefused ? (
            <p id={`number-${id}-error`} className="refusal">
              {texts('office.withdrawal.outcome.no-order')}
            </p>
          ) : null}
        </div>
        <div className="buttons">
          <button type="submit" className="quiet">
            {texts('office.withdrawal.look')}
          </button>
        </div>
      </form>
    </>
  );
}

function ChosenOrder({
  texts,
  id,
  order,
}: Pick<WithdrawalListPageProps, 'texts'> & { readonly id: string; readonly order: CandidateOrder }) {
  const { bookingNumber, kind, customer, email, brand } = order;
  return (
    <form
      className="decide"
      method="post"
      action={buildPath('back_office_withdrawal_settle', { withdrawalId: id })}
    >
      <p>
        <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a> ·{' '}
        {texts(`office.withdrawal.kind.${kind}`)} · {customer} · {email} · {brand}
      </p>
      <p>{texts(`office.withdrawal.effect.${kind}`)}</p>
      <input type="hidden" name="number" value={bookingNumber} />
      <div className="buttons">
        <button type="submit" name="decision" value="connect">
          {texts('office.withdrawal.carryOut')}
        </button>
        <a className="button quiet" href={buildPath('back_office_withdrawals', {})}>
          {texts('office.withdrawal.another')}
        </a>
      </div>
    </form>
  );
}

function CloseForm({ texts, withdrawal, refused }: StatementProps) {
  const { id } = withdrawal;
  const isRefused = refused?.id === id && refused.field === 'reason';
  return (
    <form
      className="decide"
      method="post"
      noValidate
      action={buildPath('back_office_withdrawal_settle', { withdrawalId: id })}
    >
      <div className="field">
        <label htmlFor={`reason-${id}`}>{texts('office.withdrawal.reason')}</label>
        <textarea
          id={`reason-${id}`}
          name="reason"
          rows={2}
          maxLength={staffPolicy.maxNoteLength}
          defaultValue={isRefused ? refused.value : ''}
          aria-required="true"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `reason-${id}-error` : undefined}
        />
        {isRefused ? (
          <p id={`reason-${id}-error`} className="refusal">
            {texts('office.noteTooShort', { n: staffPolicy.minNoteLength })}
          </p>
        ) : null}
      </div>
      <div className="buttons">
        <button type="submit" name="decision" value="close" className="quiet">
          {texts('office.withdrawal.close')}
        </button>
      </div>
    </form>
  );
}
