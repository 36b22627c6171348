import { providerPolicy } from '../policy/provider-policy.ts';
import { fillText, type ScreenTexts } from './screen-texts.ts';
import { type FormState, Heading, NameFields } from './screens.tsx';

/** A passkey as its owner sees it; times in their language. */
interface ShownPasskey {
  readonly id: string;
  /** '' where it has none. */
  readonly name: string;
  readonly createdAt: string;
  /** Null for one that was never used. */
  readonly usedAt: string | null;
}

interface AccountScreenProps {
  readonly texts: ScreenTexts;
  readonly path: string;
  readonly form: FormState;
  readonly passkeys: readonly ShownPasskey[];
  /** False where the account has as many as it may. */
  readonly mayAdd: boolean;
}

/** Names and passkeys of an account. All but adding a passkey works without script. */
export function AccountScreen({ texts, path, form, passkeys, mayAdd }: AccountScreenProps) {
  return (
    <>
      <Heading title={texts.accountTitle} text={texts.accountText} />
      <section aria-labelledby="names">
        <h2 id="names">{texts.namesTitle}</h2>
        <form method="post" action={`${path}/account/names`} noValidate>
          <NameFields texts={texts} form={form} />
          <button className="action secondary" type="submit">
            {texts.saveNames}
          </button>
        </form>
      </section>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">{texts.passkeysTitle}</h2>
        <p>{passkeys.length === 0 ? texts.passkeysNone : texts.passkeysText}</p>
        {passkeys.length === 0 ? null : (
          <ul className="entries">
            {passkeys.map((passkey, at) => (
              <Passkey key={passkey.id} passkey={passkey} number={at + 1} texts={texts} path={path} />
            ))}
          </ul>
        )}
        <p className="alert" role="alert" data-passkey-failed hidden>
          {texts.passkeyNotAdded}
        </p>
        {mayAdd ? (
          <div data-passkey-able hidden>
            <button className="action secondary" type="button" data-passkey-new={`${path}/new-passkey`}>
              {texts.addPasskey}
            </button>
          </div>
        ) : null}
      </section>
      <form method="post" action={`${path}/account/done`}>
        <button className="action" type="submit">
          {texts.backToShop}
        </button>
      </form>
    </>
  );
}

function Passkey(props: {
  readonly passkey: ShownPasskey;
  readonly number: number;
  readonly texts: ScreenTexts;
  readonly path: string;
}) {
  const { passkey, number, texts, path } = props;
  const { id, createdAt, usedAt } = passkey;
  const name = passkey.name || fillText(texts.passkeyNumber, { number });
  const fieldId = `passkey-${number}`;
  const created = fillText(texts.passkeyCreated, { day: createdAt });
  const used = usedAt === null ? texts.passkeyUnused : fillText(texts.passkeyUsed, { day: usedAt });
  return (
    <li>
      <b>{name}</b>
      <span className="hint">
        {created}, {used}
      </span>
      <form className="inline" method="post" action={`${path}/account/passkey`}>
        <input type="hidden" name="id" value={id} />
        <div className="field">
          <label htmlFor={fieldId}>{texts.passkeyName}</label>
          <input
            id={fieldId}
            name="name"
            defaultValue={passkey.name}
            maxLength={providerPolicy.maxPasskeyNameLength}
            autoComplete="off"
          />
        </div>
        <button
          className="action secondary"
          type="submit"
          name="action"
          value="rename"
          aria-label={fillText(texts.renamePasskeyName, { name })}
        >
          {texts.renamePasskey}
        </button>
        <button
          className="action secondary"
          type="submit"
          name="action"
          value="remove"
          aria-label={fillText(texts.removePasskeyName, { name })}
        >
          {texts.removePasskey}
        </button>
      </form>
    </li>
  );
}
