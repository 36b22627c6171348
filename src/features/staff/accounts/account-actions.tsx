import { buildPath } from '../../../url.ts';
import type { StaffAccount } from '../staff-account.ts';
import { BrandChoice, type BrandChoiceProps } from './brand-choice.tsx';
import { RoleChoice } from './role-choice.tsx';

/** What an admin does to an account. Destructive ones warn in the page, because without a script no dialog can ask. */
export function AccountActions({
  texts,
  account,
  brands,
}: Pick<BrandChoiceProps, 'texts' | 'brands'> & { readonly account: StaffAccount }) {
  const { id, name, role, brands: seen, disabledAt } = account;
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
            <BrandChoice texts={texts} brands={brands} chosen={seen} form={id} />
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
