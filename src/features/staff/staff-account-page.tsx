import { staffPolicy } from '../../defaults.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { StaffFormErrors } from './form/check-staff-form.ts';
import { StaffField } from './form/staff-field.tsx';
import type { Passkey } from './passkey.ts';

export interface StaffAccountPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly member: StaffMember;
  readonly passkeys: readonly Passkey[];
  /** Result of the last action. */
  readonly outcome: 'added' | 'renamed' | 'removed' | null;
  /** The passkey whose new name was refused. */
  readonly refused: { readonly id: string; readonly errors: StaffFormErrors } | null;
}

/** The own account of a staff member: its passkeys. */
export function StaffAccountPage({
  texts,
  language,
  member,
  passkeys,
  outcome,
  refused,
}: StaffAccountPageProps) {
  return (
    <div className="narrow">
      <h1>
        {texts('office.place.account')} <small>{member.email}</small>
      </h1>
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.passkey.${outcome}`)}
        </p>
      )}
      <h2>{texts('office.passkeys')}</h2>
      <p>{texts('office.passkey.about')}</p>
      {passkeys.length === 0 ? (
        <p>{texts('office.passkey.none')}</p>
      ) : (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              texts={texts}
              language={language}
              passkey={passkey}
              errors={refused?.id === passkey.id ? refused.errors : {}}
            />
          ))}
        </ul>
      )}
      <NewPasskey texts={texts} suggestion={texts('office.passkey.numbered', { n: passkeys.length + 1 })} />
    </div>
  );
}

interface PasskeyLineProps extends Pick<StaffAccountPageProps, 'texts' | 'language'> {
  readonly passkey: Passkey;
  readonly errors: StaffFormErrors;
}

function PasskeyLine({ texts, language, passkey, errors }: PasskeyLineProps) {
  const { id, name, host, madeAt, usedAt } = passkey;
  const format = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  return (
    <li>
      <form method="post" noValidate action={buildPath('back_office_passkey', {})}>
        <input type="hidden" name="id" value={id} />
        <StaffField
          texts={texts}
          name="name"
          label={texts('office.passkey.name')}
          form={id}
          errors={errors}
          defaultValue={name}
          maxLength={staffPolicy.maxPasskeyNameLength}
        />
        <p>
          {texts('office.passkey.made', { host, at: format(madeAt) })}{' '}
          {usedAt === null
            ? texts('office.passkey.unused')
            : texts('office.passkey.used', { at: format(usedAt) })}
        </p>
        <div className="buttons">
          <button type="submit" name="action" value="rename" className="quiet">
            {texts('office.passkey.rename')}
          </button>
        </div>
        <details>
          <summary>
            {texts('office.passkey.remove')} …<span className="unseen"> {name}</span>
          </summary>
          <p>{texts('office.sure.removePasskey', { name })}</p>
          <button type="submit" name="action" value="remove" className="alarm">
            {texts('office.passkey.remove')}
            <span className="unseen">: {name}</span>
          </button>
        </details>
      </form>
    </li>
  );
}

/** The script adds the passkey; without a script or browser support the page shows a sentence instead. */
function NewPasskey({ texts, suggestion }: { readonly texts: Texts; readonly suggestion: string }) {
  return (
    <section className="decide" aria-labelledby="new-passkey">
      <h2 id="new-passkey">{texts('office.passkey.new')}</h2>
      <p data-passkey-cannot>{texts('office.passkey.cannot')}</p>
      <form
        hidden
        noValidate
        data-passkey-new
        data-offer={buildPath('back_office_new_passkey_offer', {})}
        data-done={buildPath('back_office_new_passkey', {})}
      >
        <StaffField
          texts={texts}
          name="name"
          label={texts('office.passkey.name')}
          form="new"
          errors={{}}
          defaultValue={suggestion}
          maxLength={staffPolicy.maxPasskeyNameLength}
        />
        <div className="buttons">
          <button type="submit">{texts('office.passkey.add')}</button>
        </div>
      </form>
      <p
        className="refusal"
        role="alert"
        hidden
        data-passkey-refusal
        data-wrong={texts('office.passkey.notAdded')}
        data-stale={texts('office.passkey.stale')}
        data-nameless={texts('office.error.passkeyName')}
      />
    </section>
  );
}
