import { Button } from '../../design/controls/button.tsx';
import { Field } from '../../design/controls/field.tsx';
import type { AccountPages } from '../../ports/identity/identity-port.ts';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { buildPath } from '../../url.ts';
import styles from './members.module.css';

/** A browser in which the member is signed in. */
export interface ShownSession {
  /** Day and time in the visitor's language. */
  readonly begunAt: string;
  readonly usedAt: string;
  readonly isThisBrowser: boolean;
}

/** A person whom the member has stored for later trips. */
export interface StoredTraveller {
  readonly id: string;
  readonly name: string;
  /** In the visitor's language. */
  readonly birthDate: string;
}

/** A gift voucher that the member has bought; amounts and days in the visitor's language. */
export interface ShownVoucher {
  readonly bookingNumber: string;
  readonly amount: string;
  readonly boughtOn: string;
  /** For whom it is; '' for nobody in particular. */
  readonly recipient: string;
  readonly isReturned: boolean;
  /** The last day to withdraw from the purchase; null once the right has ended. */
  readonly withdrawUntil: string | null;
}

/** An airport at which a holiday may begin. */
export interface MemberAirport {
  /** IATA code. */
  readonly code: string;
  /** Name and country in the visitor's language. */
  readonly name: string;
  readonly country: string;
}

export interface AccountPageProps {
  readonly nickname: string;
  /** Null where the issuer names none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** The verified address gets the newsletter of this brand. */
  readonly isSubscribed: boolean;
  readonly sessions: readonly ShownSession[];
  readonly travellers: readonly StoredTraveller[];
  readonly vouchers: readonly ShownVoucher[];
  /** The issuer's pages on which the member changes names and passkeys; null for an issuer without. */
  readonly accountPages: AccountPages | null;
  readonly airports: readonly MemberAirport[];
  /** Code of the airport from which the search form starts; null for none. */
  readonly preferredAirport: string | null;
  /** `delete` right after the member asked to delete the account without being sure, `signed-in` after a new sign-in for it. */
  readonly deletion: 'delete' | 'signed-in' | null;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly account: AccountPageProps;
  }
}

/** The member's account: what the shop knows, where they are signed in, taking it along and deleting it. Works without script. */
export default function AccountPage(props: AccountPageProps) {
  const { nickname, email, isEmailVerified, isSubscribed, sessions, travellers, deletion } = props;
  const mustConfirm = deletion === 'delete';
  const { airports, preferredAirport, accountPages } = props;
  const texts = useTexts();
  const link = useLink();
  const { wiredPorts, brand, locale } = useVisit();
  const { pages } = brand.newsletter;
  return (
    <div className={styles.account}>
      <header className={styles.head}>
        <h1>{texts('member.hello', { name: nickname })}</h1>
        <p className={styles.lead}>{texts('member.intro')}</p>
        {deletion === 'signed-in' && (
          <p role="status">
            <a href="#account-delete">{texts('member.signedInAgain')}</a>
          </p>
        )}
      </header>
      <section className={styles.part} aria-labelledby="account-you">
        <h2 id="account-you">{texts('member.you')}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{texts('member.name')}</dt>
            <dd>{nickname}</dd>
          </div>
          <div>
            <dt>{texts('member.email')}</dt>
            <dd>
              {email ?? '–'}
              <span className={isEmailVerified ? styles.good : styles.open}>
                {texts(isEmailVerified ? 'member.verified' : 'member.unverified')}
              </span>
            </dd>
          </div>
          {wiredPorts?.includes('newsletter') ? (
            <div>
              <dt>{texts('member.newsletter')}</dt>
              <dd>
                {texts(isSubscribed ? 'member.newsletterOn' : 'member.newsletterOff')}
                <a
                  href={buildPath('homepage', {
                    _locale: locale,
                    slug: isSubscribed ? pages.edit : pages.subscribe,
                  })}
                >
                  {texts(isSubscribed ? 'member.newsletterEdit' : 'member.newsletterSubscribe')}
                </a>
              </dd>
            </div>
          ) : null}
        </dl>
        <div className={styles.actions}>
          <Button look="secondary" href={link('my_trips')}>
            {texts('member.trips')}
          </Button>
          <Button look="secondary" href={link('favorites')}>
            {texts('frame.favorites')}
          </Button>
          <AccountPagesLink pages={accountPages} />
          <form method="post" action={link('password_reset')}>
            <Button look="secondary" type="submit">
              {texts('member.newPassword')}
            </Button>
          </form>
        </div>
        <p className={styles.hint}>{texts(hintOf(accountPages))}</p>
      </section>
      {airports.length === 0 ? null : (
        <PreferredAirport airports={airports} preferredAirport={preferredAirport} />
      )}
      <Travellers travellers={travellers} />
      {props.vouchers.length === 0 ? null : <Vouchers vouchers={props.vouchers} />}
      <section className={styles.part} aria-labelledby="account-sessions">
        <h2 id="account-sessions">{texts('member.sessions')}</h2>
        <ul className={styles.entries}>
          {sessions.map(({ begunAt, usedAt, isThisBrowser }) => (
            <li key={`${begunAt} ${usedAt} ${isThisBrowser}`}>
              <b>{texts(isThisBrowser ? 'member.thisBrowser' : 'member.otherBrowser')}</b>
              <span>{texts('member.session', { begun: begunAt, used: usedAt })}</span>
            </li>
          ))}
        </ul>
        <form method="post" action={link('sessions_end')}>
          <Button look="secondary" type="submit">
            {texts('member.signOutEverywhere')}
          </Button>
        </form>
      </section>
      <section className={styles.part} aria-labelledby="account-data">
        <h2 id="account-data">{texts('member.data')}</h2>
        <p>{texts('member.dataText')}</p>
        <Button look="secondary" href={link('account_export')} download="">
          {texts('member.export')}
        </Button>
      </section>
      <section className={styles.part} aria-labelledby="account-delete">
        <h2 id="account-delete">{texts('member.delete')}</h2>
        <p>{texts('member.deleteText')}</p>
        <form className={styles.sure} method="post" action={link('account_delete')} noValidate>
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="sure"
              value="yes"
              required
              defaultChecked={deletion === 'signed-in'}
              aria-describedby={mustConfirm ? 'account-sure' : undefined}
              aria-invalid={mustConfirm || undefined}
            />
            <span>{texts('member.sure')}</span>
          </label>
          {mustConfirm && (
            <p id="account-sure" className={styles.wrong} role="alert">
              {texts('member.mustConfirm')}
            </p>
          )}
          <Button look="secondary" type="submit">
            {texts('member.deleteNow')}
          </Button>
        </form>
      </section>
    </div>
  );
}

/** The airport from which the search form starts; the language follows the account by itself. */
function PreferredAirport({
  airports,
  preferredAirport,
}: Pick<AccountPageProps, 'airports' | 'preferredAirport'>) {
  const texts = useTexts();
  const link = useLink();
  const countries = [...Map.groupBy(airports, ({ country }) => country)];
  return (
    <section className={styles.part} aria-labelledby="account-airport">
      <h2 id="account-airport">{texts('member.airport')}</h2>
      <p>{texts('member.airportText')}</p>
      <form className={styles.airport} method="post" action={link('account_airport_set')}>
        <Field id="preferred-airport" label={texts('member.airportLabel')}>
          {(control) => (
            <select {...control} name="airport" defaultValue={preferredAirport ?? ''}>
              <option value="">{texts('member.airportNone')}</option>
              {countries.map(([country, ofCountry]) => (
                <optgroup key={country} label={country}>
                  {ofCountry.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {`${name} (${code})`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Button look="secondary" type="submit">
          {texts('member.airportSave')}
        </Button>
      </form>
    </section>
  );
}

/** People for later trips: they are stored in the travellers' step of a booking, and deleted here. */
function Travellers({ travellers }: Pick<AccountPageProps, 'travellers'>) {
  const texts = useTexts();
  const link = useLink();
  return (
    <section className={styles.part} aria-labelledby="account-travellers">
      <h2 id="account-travellers">{texts('member.travellers')}</h2>
      <p>{texts(travellers.length === 0 ? 'member.travellersNone' : 'member.travellersText')}</p>
      {travellers.length === 0 ? null : (
        <ul className={styles.entries}>
          {travellers.map(({ id, name, birthDate }) => (
            <li key={id} className={styles.person}>
              <div>
                <b>{name}</b> <span>{birthDate}</span>
              </div>
              <form method="post" action={link('account_traveller_delete')}>
                <input type="hidden" name="traveller" value={id} />
                <Button look="quiet" type="submit" aria-label={texts('member.travellerDeleteName', { name })}>
                  {texts('member.travellerDelete')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Gift vouchers that the member has bought, each with the way to withdraw from it while the right runs (Directive 2011/83/EU, Article 11a). */
function Vouchers({ vouchers }: Pick<AccountPageProps, 'vouchers'>) {
  const texts = useTexts();
  const link = useLink();
  return (
    <section className={styles.part} aria-labelledby="account-vouchers">
      <h2 id="account-vouchers">{texts('member.vouchers')}</h2>
      <ul className={styles.entries}>
        {vouchers.map(({ bookingNumber, amount, boughtOn, recipient, isReturned, withdrawUntil }) => (
          <li key={bookingNumber}>
            <b>
              {recipient === ''
                ? texts('member.voucher', { amount })
                : texts('member.voucherFor', { amount, name: recipient })}
            </b>
            <span>{texts('member.voucherOrder', { number: bookingNumber, day: boughtOn })}</span>
            {isReturned ? <span>{texts('member.voucherReturned')}</span> : null}
            {withdrawUntil === null ? null : (
              <span>
                {texts('member.voucherUntil', { day: withdrawUntil })}{' '}
                <a
                  href={link('withdrawal', {}, { order: bookingNumber })}
                  aria-label={texts('member.voucherWithdraw', { number: bookingNumber })}
                >
                  {texts('member.withdraw')}
                </a>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The issuer's pages: as part of a sign-in they lead back by themselves, others open in a window of their own. */
function AccountPagesLink({ pages }: { readonly pages: AccountPages | null }) {
  const texts = useTexts();
  const link = useLink();
  if (pages === null) return null;
  const target =
    pages === 'in-sign-in'
      ? { href: link('login', {}, { intent: 'account', return: link('account') }) }
      : { href: pages.address, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Button look="secondary" {...target}>
      {texts('member.accountPages')}
    </Button>
  );
}

function hintOf(pages: AccountPages | null) {
  if (pages === null) return 'member.newPasswordHint';
  return pages === 'in-sign-in' ? 'member.accountPagesHint' : 'member.accountPagesElsewhereHint';
}
