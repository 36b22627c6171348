import { type ComponentType, useState } from 'react';
import { retention } from '../../defaults.ts';
import { Button } from '../../design/controls/button.tsx';
import { Field, type FieldControl } from '../../design/controls/field.tsx';
import { FieldError } from '../../design/feedback/field-error.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import page from '../../design/form/form-page.module.css';
import { dayMs } from '../../domain/time/time-units.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import styles from './room-request-page.module.css';
import type { RoomRequestPageProps } from './room-request-page-props.ts';
import { longest, type RoomRequestField } from './room-request-rules.ts';

interface RoomRequestPageParts {
  /** The shop's captcha; absent where it has none. */
  readonly captcha?: ComponentType<{ readonly onToken: (token: string | null) => void }>;
}

/** Asks for an accessible room that cannot be chosen. A form of the page itself: without script it works as well, unless the shop has a captcha. */
export default function RoomRequestPage(props: RoomRequestPageProps & RoomRequestPageParts) {
  const { hotelName, trip, hotelPath, state } = props;
  const texts = useTexts();
  const back = (
    <Button look="secondary" href={hotelPath}>
      {texts('roomRequest.back')}
    </Button>
  );
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{texts('roomRequest.title')}</h1>
        <p>{texts('roomRequest.lead')}</p>
      </header>
      {state === 'sent' ? (
        <Notice kind="success" title={texts('roomRequest.sent.title')} action={back}>
          {texts('roomRequest.sent.text')}
        </Notice>
      ) : (
        <>
          <section className={page.subject} aria-labelledby="room-request-stay">
            <h2 id="room-request-stay">{hotelName}</h2>
            <p>{trip}</p>
          </section>
          <RoomRequestForm {...props} />
          {back}
        </>
      )}
    </div>
  );
}

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
} as const;

function RoomRequestForm({ action, reply, captcha: Captcha }: RoomRequestPageProps & RoomRequestPageParts) {
  const texts = useTexts();
  const { brand } = useVisit();
  const [token, setToken] = useState<string | null>(null);
  const refusal = reply?.refusal ?? null;
  const errorOf = (name: RoomRequestField) => {
    const fault = reply?.faults[name];
    return fault === undefined ? null : texts(`roomRequest.fault.${fault}`);
  };
  const line = (name: keyof typeof autoComplete) => (
    <Field
      id={`room-request-${name}`}
      label={texts(`roomRequest.${name}`)}
      hint={name === 'phone' ? texts('roomRequest.phoneHint') : null}
      error={errorOf(name)}
    >
      {(control: FieldControl) => (
        <input
          {...control}
          name={name}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete[name]}
          defaultValue={reply?.values[name] ?? ''}
          maxLength={longest(name)}
          required={name !== 'phone'}
        />
      )}
    </Field>
  );
  return (
    <form
      className={page.form}
      method="post"
      action={action}
      // The page names what is missing, at each field and in its language.
      noValidate
      aria-label={texts('roomRequest.title')}
    >
      {reply === null ? null : (
        <Notice kind="error" title={texts('roomRequest.notSent')}>
          {refusal === null
            ? texts('roomRequest.seeFields')
            : texts(`roomRequest.refusal.${refusal}`, { phone: brand.hotline.display })}
        </Notice>
      )}
      {line('firstName')}
      {line('lastName')}
      {line('email')}
      {line('phone')}
      <Field
        id="room-request-needs"
        label={texts('roomRequest.needs')}
        hint={texts('roomRequest.needsHint')}
        error={errorOf('needs')}
      >
        {(control) => (
          <textarea
            {...control}
            name="needs"
            rows={6}
            defaultValue={reply?.values.needs ?? ''}
            maxLength={longest('needs')}
            required
          />
        )}
      </Field>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          value="yes"
          defaultChecked={reply?.values.consent === 'yes'}
          aria-invalid={errorOf('consent') === null ? undefined : true}
          aria-describedby={errorOf('consent') === null ? undefined : 'room-request-consent-error'}
          required
        />
        <span>{texts('roomRequest.consent')}</span>
      </label>
      {errorOf('consent') === null ? null : (
        <FieldError id="room-request-consent-error">{errorOf('consent')}</FieldError>
      )}
      <p className={page.soft}>
        {texts('roomRequest.privacy', { years: Math.round(retention.casesMs / dayMs / 366) })}
      </p>
      {Captcha === undefined ? null : (
        <>
          <Captcha onToken={setToken} />
          <input type="hidden" name="captcha" value={token ?? ''} />
        </>
      )}
      <Button type="submit" size="large">
        {texts('roomRequest.send')}
      </Button>
    </form>
  );
}
