import { staffPolicy } from '../../defaults.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import { CodeToScan } from './code-to-scan.server.tsx';
import type { StaffFormErrors } from './form/check-staff-form.ts';
import { StaffErrorSummary, StaffField } from './form/staff-field.tsx';
import { describeAuthenticator } from './one-time-code.ts';
import type { SetUp } from './staff-account.ts';

export interface SetUpPageProps {
  readonly texts: Texts;
  readonly token: string;
  readonly account: SetUp;
  /** What is wrong with the fields of the failed attempt; they have to be typed again. */
  readonly errors: StaffFormErrors;
}

/** The owner of a set-up link chooses a password and adds an authenticator. */
export function SetUpPage({ texts, token, account, errors }: SetUpPageProps) {
  const { name, email, codeSecret } = account;
  const authenticator = describeAuthenticator(codeSecret, email);
  const least = { least: staffPolicy.minPasswordLength };
  const labels = {
    password: texts('office.setUp.password', least),
    repeated: texts('office.setUp.repeated'),
    code: texts('office.setUp.code'),
  };
  const field = (name: keyof typeof labels) => ({ texts, errors, name, label: labels[name] });
  return (
    <form className="sign-in" method="post" noValidate action={buildPath('back_office_set_up_finish', {})}>
      <h1>{texts('office.setUp.title', { name })}</h1>
      <StaffErrorSummary texts={texts} errors={errors} labels={labels} />
      <input type="hidden" name="token" value={token} />
      <label>
        {texts('office.email')}
        <input name="email" type="email" autoComplete="username" readOnly value={email} />
      </label>
      {(['password', 'repeated'] as const).map((name) => (
        <StaffField
          key={name}
          {...field(name)}
          type="password"
          autoComplete="new-password"
          maxLength={staffPolicy.maxPasswordLength}
        />
      ))}
      <section className="decide" aria-labelledby="authenticator">
        <h2 id="authenticator">{texts('office.setUp.authenticator')}</h2>
        <p>{texts('office.setUp.authenticatorText')}</p>
        <CodeToScan content={authenticator} label={texts('office.setUp.scan')} />
        <p className="secret">
          <code>{codeSecret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <p>
          <a href={authenticator}>{texts('office.setUp.openAuthenticator')}</a>
        </p>
        <StaffField {...field('code')} inputMode="numeric" maxLength={7} autoComplete="one-time-code" />
      </section>
      <button type="submit">{texts('office.setUp.finish')}</button>
    </form>
  );
}

/** Shown for a link that is used, expired or unknown. */
export function SetUpOverPage({ texts }: { readonly texts: Texts }) {
  return (
    <div className="sign-in">
      <h1>{texts('office.setUp.over')}</h1>
      <p>{texts('office.setUp.overText')}</p>
    </div>
  );
}
