import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';

export interface SignInPageProps {
  readonly texts: Texts;
  /** The address from the failed attempt; password and code have to be typed again. */
  readonly email: string;
  /** True after a refused attempt; the text does not say why it was refused. */
  readonly isRefused: boolean;
  /** Path to open after sign-in; '' for the start page of the role. */
  readonly to: string;
  /** True when the person has just set a new password. */
  readonly isSetUp?: boolean;
}

/**
 * Staff sign in with a passkey, or with password and second factor together. The passkey button appears when browser
 * and script support it (`passkeys.client.ts`); everything else works without.
 */
export function SignInPage({ texts, email, isRefused, to, isSetUp = false }: SignInPageProps) {
  return (
    <div className="sign-in">
      <h1>{texts('office.signIn')}</h1>
      {isSetUp ? (
        <p className="outcome" role="status">
          {texts('office.setUp.done')}
        </p>
      ) : null}
      <p
        className="refusal"
        role="alert"
        hidden={!isRefused}
        data-passkey-refusal
        data-wrong={texts('office.passkey.wrong')}
        data-busy={texts('office.refusalText.busy')}
      >
        {isRefused ? texts('office.wrong') : null}
      </p>
      <div
        className="by-passkey"
        hidden
        data-passkey-sign-in
        data-to={to}
        data-offer={buildPath('back_office_passkey_offer', {})}
        data-done={buildPath('back_office_passkey_enter', {})}
      >
        <button type="button">{texts('office.passkey.signIn')}</button>
        <p>{texts('office.passkey.or')}</p>
      </div>
      <form method="post" action={buildPath('back_office_enter', {})}>
        <input type="hidden" name="to" value={to} />
        <label>
          {texts('office.email')}
          <input name="email" type="email" autoComplete="username webauthn" defaultValue={email} required />
        </label>
        <label>
          {texts('office.password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <label>
          {texts('office.code')}
          <input
            name="code"
            inputMode="numeric"
            pattern="[0-9]{3} ?[0-9]{3}"
            autoComplete="one-time-code"
            required
          />
        </label>
        <button type="submit">{texts('office.signIn')}</button>
      </form>
    </div>
  );
}
