import { fieldLengths, staffPolicy } from '../../defaults.ts';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../../domain/staff/staff.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { StaffFormErrors } from './form/check-staff-form.ts';
import { StaffErrorSummary, StaffField } from './form/staff-field.tsx';
import type { StaffAccount } from './staff-account.ts';
import { WideTable } from './wide-table.tsx';

/** A new set-up link; the page shows it only once. */
export interface NewSetUpLink {
  readonly email: string;
  readonly address: string;
}

export type AccountOutcome = 'done' | 'not-possible';

/** A new account that was not made: what was typed, and what is wrong with it. */
export interface RefusedAccount {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly errors: StaffFormErrors;
}

export interface AccountsPageProps {
  readonly texts: Texts;
  readonly language: Language;
  /** The signed-in admin, who cannot change their own account here. */
  readonly member: StaffMember;
  readonly accounts: readonly StaffAccount[];
  readonly now: Date;
  readonly link: NewSetUpLink | null;
  readonly outcome: AccountOutcome | null;
  readonly refused: RefusedAccount | null;
}

/** Accounts of staff, for admins. */
export function AccountsPage(props: AccountsPageProps) {
  const { texts, accounts, link, outcome, refused } = props;
  return (
    <>
      <h1>{texts('office.place.accounts')}</h1>
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'refusal'} role="status">
          {texts(`office.accounts.${outcome}`)}
        </p>
      )}
      {link === null ? null : <SetUpLink texts={texts} link={link} />}
      <WideTable
        texts={texts}
        label={texts('office.place.accounts')}
        columns={['person', 'role', 'accountState', 'passkeys', 'lastSignIn', 'actions']}
      >
        {accounts.map((account) => (
          <AccountRow key={account.id} {...props} account={account} />
        ))}
      </WideTable>
      <NewAccount texts={texts} refused={refused} />
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

function AccountRow({
  texts,
  language,
  member,
  account,
  now,
}: AccountsPageProps & { readonly account: StaffAccount }) {
  const { name, email, role, passkeys, lastSignInAt, disabledAt } = account;
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <small>{email}</small>
      </th>
      <td>{texts(`office.role.${role}`)}</td>
      <td data-state={disabledAt === null ? undefined : 'closed'}>
        {texts(`office.accountState.${stateOf(account, now)}`)}
      </td>
      <td>{passkeys}</td>
      <td>
        {lastSignInAt === null
          ? texts('office.never')
          : formatDateTime(lastSignInAt, language, SHOP_TIME_ZONE)}
      </td>
      <td>
        {account.id === member.id ? (
          texts('office.yourself')
        ) : (
          <AccountActions texts={texts} account={account} />
        )}
      </td>
    </tr>
  );
}

function stateOf({ disabledAt, isSetUp, setUpUntil }: StaffAccount, now: Date): string {
  if (disabledAt !== null) return 'closed';
  if (isSetUp) return 'open';
  return setUpUntil !== null && setUpUntil > now ? 'waiting' : 'over';
}

/** The account's actions. Destructive ones warn in the page, because without a script no dialog can ask. */
function AccountActions({ texts, account }: { readonly texts: Texts; readonly account: StaffAccount }) {
  const { id, name, role, disabledAt } = account;
  const button = (action: string, look: string) => (
    <button type="submit" name="action" value={action} className={look}>
      {texts(`office.accountAction.${action}`)}
      <span className="unseen">: {name}</span>
    </button>
  );
  return (
    <details>
      <summary>
        {texts('office.changeAccount')}
        <span className="unseen">: {name}</span>
      </summary>
      <form className="account-actions" method="post" action={buildPath('back_office_account_change', {})}>
        <input type="hidden" name="staffId" value={id} />
        {disabledAt === null ? (
          <>
            <RoleChoice texts={texts} chosen={role} />
            {button('change-role', 'quiet')}
            {(['reset', 'disable'] as const).map((action) => (
              <details key={action} name={`account-action-${id}`}>
                <summary>{texts(`office.accountAction.${action}`)} …</summary>
                <p>{texts(`office.sure.${action}`, { name })}</p>
                {button(action, 'alarm')}
              </details>
            ))}
          </>
        ) : (
          button('enable', 'quiet')
        )}
      </form>
    </details>
  );
}

function RoleChoice({ texts, chosen }: { readonly texts: Texts; readonly chosen: StaffRole }) {
  return (
    <label>
      {texts('office.role')}
      <select name="role" defaultValue={chosen}>
        {STAFF_ROLES.map((each) => (
          <option key={each} value={each}>
            {texts(`office.role.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function NewAccount({ texts, refused }: Pick<AccountsPageProps, 'texts' | 'refused'>) {
  const errors = refused?.errors ?? {};
  const labels = { name: texts('office.personName'), email: texts('office.email') };
  const field = (name: keyof typeof labels) => ({
    texts,
    errors,
    name,
    label: labels[name],
    defaultValue: refused?.[name],
    autoComplete: 'off',
  });
  return (
    <section aria-labelledby="new-account">
      <h2 id="new-account">{texts('office.newAccount')}</h2>
      <p>{texts('office.newAccountText')}</p>
      <StaffErrorSummary texts={texts} errors={errors} labels={labels} />
      <form
        className="new-account"
        method="post"
        noValidate
        action={buildPath('back_office_new_account', {})}
      >
        <StaffField {...field('name')} maxLength={staffPolicy.maxNameLength} />
        <StaffField {...field('email')} type="email" maxLength={fieldLengths.maxEmail} />
        <RoleChoice texts={texts} chosen={refused?.role ?? 'editor'} />
        <button type="submit">{texts('office.addAccount')}</button>
      </form>
    </section>
  );
}
