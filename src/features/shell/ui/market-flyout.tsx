import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FlyoutPanel } from '../../../design/overlays/flyout-panel.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import type { Language } from '../../../domain/words/language.ts';
import { ReturnField, useAddressUnder } from '../../../site/cached-markup.tsx';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { toLanguageTag } from '../../../url.ts';
import { LANGUAGE_NAMES, listMarketChoices, type MarketChoice, marketName } from './market-choices.ts';
import { MarketFlag } from './market-flag.tsx';
import styles from './market-flyout.module.css';

export const marketFlyoutId = 'market-flyout';
const titleId = 'market-flyout-title';

/**
 * Markets with their languages and display currency (SHELL-021). Choosing posts a form, so it works without script; where the address decides
 * about language and market, each language is a link to this page under its address (ROUTE-002).
 */
export function MarketFlyout({ returnTo }: { returnTo: string }) {
  const { brand, market, language, currency } = useVisit();
  const texts = useTexts();
  const choices = listMarketChoices(brand.markets, market, { language, currency });
  return (
    <FlyoutPanel id={marketFlyoutId} labelledBy={titleId} align="end">
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts('market.title')}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={marketFlyoutId}
          popoverTargetAction="hide"
          aria-label={texts('frame.close')}
        >
          <Icon icon={X} />
        </button>
      </div>
      <ul className={styles.markets}>
        {choices.map((choice) => (
          <li key={choice.code}>
            <MarketEntry choice={choice} visitorLanguage={language} returnTo={returnTo} />
          </li>
        ))}
      </ul>
    </FlyoutPanel>
  );
}

function MarketEntry(props: { choice: MarketChoice; visitorLanguage: Language; returnTo: string }) {
  const { choice, visitorLanguage, returnTo } = props;
  const { brand } = useVisit();
  const link = useLink();
  const country = (
    <>
      <MarketFlag market={choice.code} />
      <span className={styles.country}>{marketName(choice.code, visitorLanguage)}</span>
      <span className={styles.currency}>{choice.currency}</span>
    </>
  );
  if (choice.href !== null) {
    return (
      <a className={styles.market} href={choice.href}>
        {country}
      </a>
    );
  }
  if (brand.locales.length > 1) {
    return (
      <div className={styles.entry}>
        <p className={styles.market}>{country}</p>
        <p className={styles.languages}>
          {choice.languages.map(({ language }) => (
            <LanguageLink key={language} choice={choice} language={language} path={returnTo} />
          ))}
        </p>
      </div>
    );
  }
  return (
    <form className={styles.entry} method="post" action={link('preferences_set')}>
      <p className={styles.market}>{country}</p>
      <input type="hidden" name="currency" value={choice.currency} />
      <input type="hidden" name="market" value={choice.code} />
      <ReturnField path={returnTo} />
      <p className={styles.languages}>
        {choice.languages.map(({ language, isCurrent }) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            className={styles.language}
            aria-current={isCurrent || undefined}
          >
            {isCurrent ? <Icon icon={Check} size={16} /> : null}
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            <span className="visually-hidden">
              {`, ${marketName(choice.code, visitorLanguage)}, ${choice.currency}`}
            </span>
          </button>
        ))}
      </p>
    </form>
  );
}

interface LanguageLinkProps {
  readonly choice: MarketChoice;
  readonly language: Language;
  /** Of this page. */
  readonly path: string;
}

function LanguageLink({ choice, language, path }: LanguageLinkProps) {
  const visit = useVisit();
  const locale = `${language}-${choice.code}`;
  const isCurrent = locale === visit.locale;
  return (
    <a
      className={styles.language}
      href={useAddressUnder(locale, path)}
      hrefLang={toLanguageTag(locale)}
      aria-current={isCurrent || undefined}
    >
      {isCurrent ? <Icon icon={Check} size={16} /> : null}
      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      <span className="visually-hidden">{`, ${marketName(choice.code, visit.language)}, ${choice.currency}`}</span>
    </a>
  );
}
