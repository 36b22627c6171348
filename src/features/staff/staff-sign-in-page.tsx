import { fieldLengths } from '../../defaults.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { StaffFormErrors } from './form/check-staff-form.ts';
import { StaffErrorSummary, StaffField } from './form/staff-field.tsx';

export interface StaffSignInPageProps {
  readonly texts: Texts;
  /** The address from the failed attempt; password and code have to be typed again. */
  readonly email: string;
  /** True after a refused attempt; the text does not say why it was refused. */
  readonly isRefused: boolean;
  /** Path to open after sign-in; '' for the start page of the role. */
  readonly to: string;
  /** What is wrong with the fields of the failed attempt. */
  readonly errors?: StaffFormErrors;
  /** True when the person has just set a new password. */
  readonly isSetUp?: boolean;
}

/**
 * Staff sign in with a passkey, or with password and second factor together. The passkey button appears when browser
 * and script support it; everything else works without. `passkeys.client.ts` reads the `data-*` attributes here.
 */
export function StaffSignInPage({
  texts,
  email,
  isRefused,
  to,
  errors = {},
  isSetUp = false,
}: StaffSignInPageProps) {
  const labels = {
    email: texts('office.email'),
    password: texts('office.password'),
    code: texts('office.code'),
  };
  const field = (name: keyof typeof labels) => ({ texts, errors, name, label: labels[name] });
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
      <form method="post" noValidate action={buildPath('back_office_enter', {})}>
        <input type="hidden" name="to" value={to} />
        <StaffErrorSummary texts={texts} errors={errors} labels={labels} />
        <StaffField
          {...field('email')}
          type="email"
          autoComplete="username webauthn"
          maxLength={fieldLengths.maxEmail}
          defaultValue={email}
        />
        <StaffField {...field('password')} type="password" autoComplete="current-password" />
        <StaffField {...field('code')} inputMode="numeric" maxLength={7} autoComplete="one-time-code" />
        <button type="submit">{texts('office.signIn')}</button>
      </form>
    </div>
  );
}
