import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';

/** Login and sign-up (SHELL-020, AUTH-002), where the brand's flag is on. */
export function AccountLinks({ className }: { className?: string | undefined }) {
  const { brand } = useVisit();
  const texts = useTexts();
  const link = useLink();
  if (!brand.flags.authentication) return null;
  return (
    <>
      <a className={className} href={link('login')}>
        <span>{texts('frame.login')}</span>
      </a>
      <a className={className} href={link('login', {}, { intent: 'sign-up' })}>
        <span>{texts('frame.signUp')}</span>
      </a>
    </>
  );
}
