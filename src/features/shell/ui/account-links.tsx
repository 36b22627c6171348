import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { Icon } from '../../../design/pictures/icon.tsx';
import { offersSignIn, type VisitMember } from '../../../site/visit.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './header.module.css';

/** Login and sign-up (SHELL-011, SHELL-020, AUTH-004), or the member with logout (AUTH-005, AUTH-006), where sign-in is offered. */
export function AccountLinks({ className }: { className?: string | undefined }) {
  const visit = useVisit();
  const texts = useTexts();
  const link = useLink();
  if (!offersSignIn(visit)) return null;
  if (visit.member !== undefined) return <MemberLinks member={visit.member} className={className} />;
  return (
    <>
      <a className={className} href={link('login')}>
        <Icon icon={User} />
        <span>{texts('frame.login')}</span>
      </a>
      <a className={`${className ?? ''} ${styles.signUp}`} href={link('login', {}, { intent: 'sign-up' })}>
        {texts('frame.signUp')}
      </a>
    </>
  );
}

function MemberLinks({ member, className }: { member: VisitMember; className: string | undefined }) {
  const texts = useTexts();
  const link = useLink();
  const { nickname, isEmailVerified } = member;
  const content = (
    <>
      <Icon icon={User} />
      <span className={styles.name}>{nickname}</span>
    </>
  );
  return (
    <>
      {isEmailVerified ? (
        <a className={className} href={link('account')}>
          {content}
        </a>
      ) : (
        <span className={styles.unverified}>
          {/* Activating it does nothing as long as the address is not verified (AUTH-008). */}
          {/* biome-ignore lint/a11y/useValidAnchor: a link without a target is what the requirement asks for; the tooltip says why. */}
          <a className={className} role="link" aria-disabled="true" tabIndex={0}>
            {content}
            <span className={styles.mark} aria-hidden="true">
              !
            </span>
            <span className={styles.tooltip} role="tooltip">
              {texts('member.verifyEmail')}
            </span>
          </a>
        </span>
      )}
      <form method="post" action={link('logout')}>
        <button type="submit" className={className}>
          <Icon icon={LogOut} />
          <span>{texts('member.logout')}</span>
          <span className="visually-hidden"> {nickname}</span>
        </button>
      </form>
    </>
  );
}
