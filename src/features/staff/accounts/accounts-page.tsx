import { fieldLengths, staffPolicy } from '../../../defaults.ts';
import type { BrandNames } from '../../../design/staff/brand-names.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { formatListSort, type ListPage, type ListSort } from '../../../design/staff/list-sort.ts';
import { FilterChoice, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../../../domain/staff/staff.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { StaffFormErrors } from '../form/check-staff-form.ts';
import { StaffErrorSummary, StaffField } from '../form/staff-field.tsx';
import type { StaffAccount } from '../staff-account.ts';
import { AccountActions } from './account-actions.tsx';
import { BrandChoice } from './brand-choice.tsx';
import { EVERY_BRAND } from './read-brand-choice.ts';
import { RoleChoice } from './role-choice.tsx';
import type { AccountSort } from './sort-accounts.ts';

/** A new set-up link; the page shows it only once. */
export interface NewSetUpLink {
  readonly email: string;
  readonly address: string;
}

export type AccountOutcome = 'done' | 'not-possible' | 'no-brand' | 'admin-sees-all';

/** A new account that was not made: what was typed, and what is wrong with it. */
export interface RefusedAccount {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Keys of brands that were ticked, and `EVERY_BRAND`. */
  readonly brands: readonly string[];
  readonly errors: StaffFormErrors;
}

export interface AccountsPageProps {
  readonly texts: Texts;
  readonly language: Language;
  /** The signed-in admin, who cannot change their own account here. */
  readonly member: StaffMember;
  /** Those of the page. */
  readonly accounts: readonly StaffAccount[];
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
  readonly page: ListPage;
  /** '' for all roles. */
  readonly role: StaffRole | '';
  /** Null for open accounts first, by name. */
  readonly sort: ListSort<AccountSort> | null;
  readonly now: Date;
  readonly link: NewSetUpLink | null;
  readonly outcome: AccountOutcome | null;
  readonly refused: RefusedAccount | null;
}

/** Accounts of staff, for admins. */
export function AccountsPage(props: AccountsPageProps) {
  const { texts, accounts, role, page, sort, link, outcome } = props;
  return (
    <>
      <h1>{texts('office.place.accounts')}</h1>
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'refusal'} role="status">
          {texts(`office.accounts.${outcome}`)}
        </p>
      )}
      {link === null ? null : <SetUpLink texts={texts} link={link} />}
      <StaffFilters
        texts={texts}
        action={buildPath('back_office_accounts', {})}
        hidden={{ sort: formatListSort(sort) }}
        clearPath={role === '' ? null : buildListPath('back_office_accounts', { sort: formatListSort(sort) })}
      >
        <FilterChoice
          label={texts('office.role')}
          name="role"
          value={role}
          options={[
            ['', texts('office.list.every')],
            ...STAFF_ROLES.map((each) => [each, texts(`office.role.${each}`)] as const),
          ]}
        />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.place.accounts')}
        empty={texts('office.nothing')}
        columns={listAccountColumns(props)}
        rows={accounts}
        page={page}
        keyOf={({ id }) => id}
        sort={sort}
        pathWith={(turn) => buildListPath('back_office_accounts', { role, sort: formatListSort(sort) }, turn)}
      />
      <NewAccount {...props} />
    </>
  );
}

function SetUpLink({ texts, link }: { readonly texts: Texts; readonly link: NewSetUpLink }) {
  return (
    <section className="decide" aria-labelledby="set-up-link">
      <h2 id="set-up-link">{texts('office.link', { email: link.email })}</h2>
      <p>{texts('office.linkText')}</p>
      <div className="link" data-copy={texts('office.copied')}>
        <label>
          {texts('office.linkLabel')}
          <input readOnly value={link.address} />
        </label>
        <button type="button" hidden>
          {texts('office.copy')}
        </button>
        <p role="status" />
      </div>
    </section>
  );
}

/** The columns of the list. Its file names staff, which is what the list is of. */
export function listAccountColumns({
  texts,
  language,
  member,
  brands,
  now,
}: Pick<
  AccountsPageProps,
  'texts' | 'language' | 'member' | 'brands' | 'now'
>): readonly StaffListColumn<StaffAccount>[] {
  return [
    {
      key: 'person',
      label: texts('office.person'),
      sorts: 'ascending',
      file: { name: ({ name }) => name, email: ({ email }) => email },
      render: ({ name, email }) => (
        <>
          <strong>{name}</strong>
          <br />
          <small>{email}</small>
        </>
      ),
    },
    {
      key: 'role',
      label: texts('office.role'),
      sorts: 'ascending',
      file: { role: ({ role }) => role, brands: ({ brands: seen }) => (seen === null ? '' : seen.join(' ')) },
      render: ({ role, brands: seen }) => (
        <>
          {texts(`office.role.${role}`)}
          {seen === null ? null : (
            <>
              <br />
              <small>{listNames(brands, seen)}</small>
            </>
          )}
        </>
      ),
    },
    {
      key: 'accountState',
      label: texts('office.accountState'),
      file: { state: (account) => stateOf(account, now) },
      render: (account) => {
        const state = stateOf(account, now);
        return (
          <span className="chip" data-state={state} data-tone={tones[state]}>
            {texts(`office.accountState.${state}`)}
          </span>
        );
      },
    },
    {
      key: 'passkeys',
      label: texts('office.passkeys'),
      file: { passkeys: ({ passkeys }) => passkeys },
      render: ({ passkeys }) => passkeys,
    },
    {
      key: 'lastSignIn',
      label: texts('office.lastSignIn'),
      sorts: 'descending',
      file: { 'last sign-in': ({ lastSignInAt }) => lastSignInAt?.toISOString() ?? null },
      render: ({ lastSignInAt }) =>
        lastSignInAt === null
          ? texts('office.never')
          : formatDateTime(lastSignInAt, language, SHOP_TIME_ZONE),
    },
    {
      key: 'actions',
      label: texts('office.actions'),
      render: (account) =>
        account.id === member.id ? (
          texts('office.yourself')
        ) : (
          <AccountActions texts={texts} account={account} brands={brands} />
        ),
    },
  ];
}

/** Names of brands by their keys; a key that no folder has any more stands for itself. */
const listNames = (brands: AccountsPageProps['brands'], keys: readonly string[]) =>
  keys.map((key) => brands.find(([known]) => known === key)?.[1] ?? key).join(', ');

const tones: Readonly<Record<AccountState, string | undefined>> = {
  open: 'good',
  waiting: 'soon',
  over: 'late',
  closed: 'late',
};

type AccountState = 'open' | 'waiting' | 'over' | 'closed';

function stateOf({ disabledAt, isSetUp, setUpUntil }: StaffAccount, now: Date): AccountState {
  if (disabledAt !== null) return 'closed';
  if (isSetUp) return 'open';
  return setUpUntil !== null && setUpUntil > now ? 'waiting' : 'over';
}

function NewAccount({ texts, brands, refused }: AccountsPageProps) {
  const errors = refused?.errors ?? {};
  const labels = { name: texts('office.personName'), email: texts('office.email') };
  const ticked = refused?.brands ?? [EVERY_BRAND];
  const field = (name: keyof typeof labels) => ({
    texts,
    errors,
    name,
    label: labels[name],
    defaultValue: refused?.[name],
    autoComplete: 'off',
  });
  return (
    <section className="sheet" aria-labelledby="new-account">
      <h2 id="new-account">{texts('office.newAccount')}</h2>
      <p>{texts('office.newAccountText')}</p>
      <StaffErrorSummary
        texts={texts}
        errors={errors}
        labels={{ ...labels, brands: texts('office.accountBrands') }}
      />
      <form
        className="new-account"
        method="post"
        noValidate
        action={buildPath('back_office_new_account', {})}
      >
        <StaffField {...field('name')} maxLength={staffPolicy.maxNameLength} />
        <StaffField {...field('email')} type="email" maxLength={fieldLengths.maxEmail} />
        <RoleChoice texts={texts} chosen={refused?.role ?? 'editor'} />
        <BrandChoice
          texts={texts}
          brands={brands}
          chosen={ticked.includes(EVERY_BRAND) ? null : ticked}
          form=""
          error={errors.brands}
        />
        <button type="submit">{texts('office.addAccount')}</button>
      </form>
    </section>
  );
}
