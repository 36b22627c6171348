import { Button } from '../../design/controls/button.tsx';
import { useLink, useTexts } from '../../site/visit-context.tsx';
import { MemberScreen } from './member-screen.tsx';

export interface VerificationPageProps {
  /** Null where the issuer names none. */
  readonly email: string | null;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly verificationRequired: VerificationPageProps;
  }
}

/** Asks a member to follow the link in the issuer's mail (AUTH-036). */
export default function VerificationPage({ email }: VerificationPageProps) {
  const texts = useTexts();
  const link = useLink();
  return (
    <MemberScreen
      title={texts('member.verify.title')}
      text={email === null ? texts('member.verify.textWithout') : texts('member.verify.text', { email })}
    >
      <Button href={link('homepage')}>{texts('signIn.onward')}</Button>
      <Button look="secondary" href={link('account')}>
        {texts('member.title')}
      </Button>
    </MemberScreen>
  );
}
