import { Button } from '../../design/controls/button.tsx';
import { useLink, useTexts } from '../../site/visit-context.tsx';
import { MemberScreen } from './member-screen.tsx';
import type { SignInOutcome } from './sign-in-outcome.ts';

export interface SignInPageProps {
  readonly outcome: SignInOutcome;
  /** Path that another attempt leads back to, as the visitor sent it: the server judges it. Null for the home page. */
  readonly returnTo: string | null;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly signIn: SignInPageProps;
  }
}

/** Says why nobody is signed in, or what is to be done next; the shop itself works on. */
export default function SignInPage({ outcome, returnTo }: SignInPageProps) {
  const texts = useTexts();
  const link = useLink();
  const isReset = outcome === 'reset';
  return (
    <MemberScreen title={texts(`signIn.${outcome}.title`)} text={texts(`signIn.${outcome}.text`)}>
      <Button href={link('login', {}, isReset ? { intent: 'forgot-password' } : { return: returnTo })}>
        {texts(isReset ? 'signIn.reset.action' : outcome === 'verified' ? 'frame.login' : 'signIn.again')}
      </Button>
      <Button look="secondary" href={link('homepage')}>
        {texts('signIn.onward')}
      </Button>
    </MemberScreen>
  );
}
