import { staffPolicy } from '../../defaults.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import { CodeToScan } from './code-to-scan.server.tsx';
import { describeAuthenticator } from './one-time-code.ts';
import type { SetUp } from './staff-account.ts';

export interface SetUpPageProps {
  readonly texts: Texts;
  readonly token: string;
  readonly account: SetUp;
  readonly refusal: 'wrong-code' | 'passwords-differ' | 'guessable-password' | null;
}

/** The owner of a set-up link chooses a password and adds an authenticator. */
export function SetUpPage({ texts, token, account, refusal }: SetUpPageProps) {
  const { name, email, codeSecret } = account;
  const authenticator = describeAuthenticator(codeSecret, email);
  return (
    <form className="sign-in" method="post" action={buildPath('back_office_set_up_finish', {})}>
      <h1>{texts('office.setUp.title', { name })}</h1>
      {refusal === null ? null : (
        <p className="refusal" role="alert">
          {texts(`office.setUp.${refusal}`)}
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      <label>
        {texts('office.email')}
        <input name="email" type="email" autoComplete="username" readOnly value={email} />
      </label>
      {(['password', 'repeated'] as const).map((field) => (
        <label key={field}>
          {texts(`office.setUp.${field}`, { least: staffPolicy.minPasswordLength })}
          <input
            name={field}
            type="password"
            autoComplete="new-password"
            minLength={staffPolicy.minPasswordLength}
            maxLength={staffPolicy.maxPasswordLength}
            required
          />
        </label>
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
        <label>
          {texts('office.setUp.code')}
          <input
            name="code"
            inputMode="numeric"
            pattern="[0-9]{3} ?[0-9]{3}"
            autoComplete="one-time-code"
            required
          />
        </label>
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
