import { Heart } from 'lucide-react';
import { Icon } from '../../../design/icon.tsx';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';

/** Favourites (SHELL-019), login and sign-up (SHELL-020, AUTH-002): each only where the brand's flag is on. */
export function AccountLinks({ className }: { className?: string | undefined }) {
  const { brand } = useVisit();
  const texts = useTexts();
  const link = useLink();
  return (
    <>
      {brand.flags.favorites ? (
        <a className={className} href={link('favorites')}>
          <Icon icon={Heart} />
          <span>{texts('frame.favorites')}</span>
        </a>
      ) : null}
      {brand.flags.authentication ? (
        <>
          <a className={className} href={link('login')}>
            <span>{texts('frame.login')}</span>
          </a>
          <a className={className} href={link('login', {}, { intent: 'sign-up' })}>
            <span>{texts('frame.signUp')}</span>
          </a>
        </>
      ) : null}
    </>
  );
}
