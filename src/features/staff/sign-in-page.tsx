import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { SignInRefusal } from './staff.ts';

export interface SignInPageProps {
  readonly texts: Texts;
  /** As it was typed before; password and code are typed anew. */
  readonly email: string;
  readonly refusal: SignInRefusal | null;
}

/** Staff sign in with password and second factor together. */
export function SignInPage({ texts, email, refusal }: SignInPageProps) {
  return (
    <form className="sign-in" method="post" action={buildPath('back_office_enter', {})}>
      <h1>{texts('office.signIn')}</h1>
      {refusal === null ? null : (
        <p className="refusal" role="alert">
          {texts(`office.${refusal}`)}
        </p>
      )}
      <label>
        {texts('office.email')}
        <input name="email" type="email" autoComplete="username" defaultValue={email} required />
      </label>
      <label>
        {texts('office.password')}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <label>
        {texts('office.code')}
        <input name="code" inputMode="numeric" pattern="[0-9]{6}" autoComplete="one-time-code" required />
      </label>
      <button type="submit">{texts('office.signIn')}</button>
    </form>
  );
}
