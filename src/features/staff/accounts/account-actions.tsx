import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { StaffAccount } from '../staff-account.ts';
import { RoleChoice } from './role-choice.tsx';

/** What an admin does to an account. Destructive ones warn in the page, because without a script no dialog can ask. */
export function AccountActions({
  texts,
  account,
}: {
  readonly texts: Texts;
  readonly account: StaffAccount;
}) {
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
