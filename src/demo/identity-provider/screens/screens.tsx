import type { ReactNode } from 'react';
import { staffPolicy } from '../../../defaults.ts';
import { providerPolicy } from '../policy/provider-policy.ts';
import { fillText, type ScreenTexts } from './screen-texts.ts';

type NameField = 'nickname' | 'firstName' | 'lastName';

/** What somebody has typed, and what is wrong with it by field; `form` is about the whole of it. */
export interface FormState {
  readonly values: Readonly<Partial<Record<'email' | NameField | 'newsletter', string>>>;
  readonly problems: Readonly<Partial<Record<'form' | 'email' | NameField | 'password', string>>>;
}

interface ScreenProps {
  readonly texts: ScreenTexts;
  /** Path of this attempt to sign in. */
  readonly path: string;
  readonly form: FormState;
  readonly offersNewsletter: boolean;
  /** See `Attempt`. */
  readonly isAgain: boolean;
}

/** The login; who is signed in already and has to prove it once more reads why. */
export function LoginScreen({ texts, path, form, isAgain }: ScreenProps) {
  return (
    <>
      <Heading
        title={isAgain ? texts.againTitle : texts.loginTitle}
        text={isAgain ? texts.againText : texts.loginText}
      />
      <Alert text={form.problems.form} />
      <form method="post" action={`${path}/login`} noValidate>
        <EmailField texts={texts} form={form} autoComplete="username webauthn" />
        <Field
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          problem={form.problems.password}
        />
        <a className="aside" href={`${path}?screen=forgotPassword`}>
          {texts.forgot}
        </a>
        <button className="action" type="submit">
          {texts.login}
        </button>
      </form>
      <div className="passkey" data-passkey-sign-in={`${path}/passkey`} hidden>
        <p className="or">{texts.or}</p>
        <p className="alert" role="alert" data-passkey-failed hidden>
          {texts.passkeyFailed}
        </p>
        <button className="action secondary" type="button">
          {texts.withPasskey}
        </button>
      </div>
      <Ways texts={texts} path={path}>
        {isAgain ? null : (
          <p>
            {texts.noAccount} <a href={`${path}?screen=signUp`}>{texts.signUp}</a>
          </p>
        )}
      </Ways>
    </>
  );
}

export function SignUpScreen({ texts, path, form, offersNewsletter }: ScreenProps) {
  return (
    <>
      <Heading title={texts.signUpTitle} text={texts.signUpText} />
      <Alert text={form.problems.form} />
      <form method="post" action={`${path}/sign-up`} noValidate>
        <NameFields texts={texts} form={form} />
        <EmailField texts={texts} form={form} autoComplete="email" />
        <NewPasswordField texts={texts} label={texts.password} problem={form.problems.password} />
        {offersNewsletter ? (
          <label className="tick">
            <input
              type="checkbox"
              name="newsletter"
              value="yes"
              defaultChecked={form.values.newsletter === 'yes'}
            />
            <span>{texts.newsletter}</span>
          </label>
        ) : null}
        <button className="action" type="submit">
          {texts.signUp}
        </button>
      </form>
      <Ways texts={texts} path={path}>
        <p>
          {texts.haveAccount} <a href={`${path}?screen=login`}>{texts.login}</a>
        </p>
      </Ways>
    </>
  );
}

export function ForgotScreen({ texts, path, form }: ScreenProps) {
  return (
    <>
      <Heading title={texts.forgotTitle} text={texts.forgotText} />
      <form method="post" action={`${path}/forgot-password`} noValidate>
        <EmailField texts={texts} form={form} autoComplete="email" />
        <button className="action" type="submit">
          {texts.sendLink}
        </button>
      </form>
      <Ways texts={texts} path={path}>
        <p>
          <a href={`${path}?screen=login`}>{texts.backToLogin}</a>
        </p>
      </Ways>
    </>
  );
}

/** Says the same whether there is an account or not. */
export function SentScreen({ texts, path, email }: { texts: ScreenTexts; path: string; email: string }) {
  const minutes = providerPolicy.resetLinkMs / 60_000;
  return (
    <>
      <Heading title={texts.sentTitle} text={fillText(texts.sentText, { email, minutes })} />
      <a className="action secondary" href={`${path}?screen=login`}>
        {texts.backToLogin}
      </a>
    </>
  );
}

/** Programs that look through mails open links: only the button uses them up. */
export function VerifyScreen({ texts, token, email }: { texts: ScreenTexts; token: string; email: string }) {
  return (
    <>
      <Heading title={texts.verifyTitle} text={fillText(texts.verifyText, { email })} />
      <form method="post" action="/verify">
        <input type="hidden" name="token" value={token} />
        <button className="action" type="submit">
          {texts.verify}
        </button>
      </form>
    </>
  );
}

export function ResetScreen(props: {
  readonly texts: ScreenTexts;
  readonly token: string;
  readonly email: string;
  readonly problem: string | undefined;
}) {
  const { texts, token, email, problem } = props;
  return (
    <>
      <Heading title={texts.resetTitle} text={fillText(texts.resetText, { email })} />
      <form method="post" action="/reset" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <NewPasswordField texts={texts} label={texts.newPassword} problem={problem} />
        <button className="action" type="submit">
          {texts.savePassword}
        </button>
      </form>
    </>
  );
}

/** One message, and a way on where there is one. */
export function MessageScreen(props: {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly href: string; readonly text: string } | undefined;
}) {
  const { title, text, action } = props;
  return (
    <>
      <Heading title={title} text={text} />
      {action && (
        <a className="action" href={action.href}>
          {action.text}
        </a>
      )}
    </>
  );
}

/** Offered after a password: with it nobody has to type one again. */
export function PasskeyOfferScreen({ texts, path }: { texts: ScreenTexts; path: string }) {
  return (
    <>
      <Heading title={texts.passkeyTitle} text={texts.passkeyText} />
      <p className="alert" role="alert" data-passkey-failed hidden>
        {texts.passkeyFailed}
      </p>
      <div className="passkey">
        <button className="action" type="button" data-passkey-new={`${path}/new-passkey`}>
          {texts.addPasskey}
        </button>
        <form method="post" action={`${path}/finish`}>
          <button className="action secondary" type="submit">
            {texts.later}
          </button>
        </form>
      </div>
    </>
  );
}

export function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </div>
  );
}

function Alert({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className="alert" role="alert">
      {text}
    </p>
  );
}

function Ways({ texts, path, children }: { texts: ScreenTexts; path: string; children: ReactNode }) {
  return (
    <div className="ways">
      {children}
      <p>
        <a href={`${path}/cancel`}>{texts.cancel}</a>
      </p>
    </div>
  );
}

function EmailField({
  texts,
  form,
  autoComplete,
}: {
  texts: ScreenTexts;
  form: FormState;
  autoComplete: string;
}) {
  return (
    <Field
      name="email"
      type="email"
      label={texts.email}
      autoComplete={autoComplete}
      maxLength={providerPolicy.maxEmailLength}
      value={form.values.email}
      problem={form.problems.email}
    />
  );
}

/** What the site calls the person, and the name that fills in forms of bookings, which is optional. */
export function NameFields({ texts, form }: { texts: ScreenTexts; form: FormState }) {
  return (
    <>
      <Field
        name="nickname"
        label={texts.nickname}
        hint={texts.nicknameHint}
        autoComplete="nickname"
        maxLength={providerPolicy.maxNicknameLength}
        value={form.values.nickname}
        problem={form.problems.nickname}
      />
      <Field
        name="firstName"
        label={fillText(texts.optional, { label: texts.firstName })}
        hint={texts.nameHint}
        autoComplete="given-name"
        maxLength={providerPolicy.maxNameLength}
        value={form.values.firstName}
        problem={form.problems.firstName}
        isOptional
      />
      <Field
        name="lastName"
        label={fillText(texts.optional, { label: texts.lastName })}
        autoComplete="family-name"
        maxLength={providerPolicy.maxNameLength}
        value={form.values.lastName}
        problem={form.problems.lastName}
        isOptional
      />
    </>
  );
}

function NewPasswordField(props: { texts: ScreenTexts; label: string; problem: string | undefined }) {
  const { texts, label, problem } = props;
  return (
    <Field
      name="password"
      type="password"
      label={label}
      hint={fillText(texts.passwordHint, { count: staffPolicy.minPasswordLength })}
      autoComplete="new-password"
      maxLength={staffPolicy.maxPasswordLength}
      problem={problem}
    />
  );
}

function Field(props: {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly hint?: string;
  readonly autoComplete: string;
  readonly maxLength?: number;
  readonly value?: string | undefined;
  readonly problem: string | undefined;
  readonly isOptional?: boolean;
}) {
  const { isOptional = false } = props;
  const { name, label, type = 'text', hint, autoComplete, maxLength, value, problem } = props;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={type}
        required={!isOptional}
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={described || undefined}
      />
      {problem && (
        <p className="wrong" id={`${name}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
