import { useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Section } from '../../design/section.tsx';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import styles from './last-search-teaser.module.css';
import type { LastSearchTeaserProps } from './schema.ts';

/** Parties that a search can have, written ahead: their words depend on the number (TRAV-025, TRAV-027). */
const parties = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * A frame for the last search made on this device, or by the member in another browser. A script shows and fills it (show-last-search.ts) before React
 * hydrates, and React leaves its content alone. Visitors without a last search never see it.
 */
export function LastSearchTeaser({ headline, buttonText }: LastSearchTeaserProps) {
  const texts = useTexts();
  const link = useLink();
  const { locale, language, member } = useVisit();
  const teaserRef = useFilledTeaser();
  return (
    <Section tone="tint" space="close" className={styles.section}>
      <div
        ref={teaserRef}
        className={styles.teaser}
        data-last-search=""
        data-locale={locale}
        data-language={language}
        data-account-search={member?.lastSearch}
        data-anywhere={texts('lastSearch.anywhere')}
        data-airport={texts('teaser.airport', { airport: '{airport}' })}
        data-dates={texts('lastSearch.dates', { from: '{from}', to: '{to}' })}
        data-parties={parties.map((n) => texts('lastSearch.travellers', { n })).join('|')}
      >
        <div className={styles.text}>
          <h2 className={styles.headline}>{headline ?? texts('lastSearch.headline')}</h2>
          <FilledByScript name="place" className={styles.place} />
          <FilledByScript name="trip" className={styles.trip} />
        </div>
        <Button href={link('resultlist')} data-last-search-link="" suppressHydrationWarning>
          {buttonText ?? texts('lastSearch.button')}
        </Button>
      </div>
    </Section>
  );
}

function FilledByScript({ name, className }: { name: string; className: string | undefined }) {
  return (
    <p
      className={className}
      data-last-search-words={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty line is filled by show-last-search.ts and never by React
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Fills the teaser after a navigation inside the shop; on the first page it is filled already. */
function useFilledTeaser() {
  const teaserRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const teaser = teaserRef.current;
    if (teaser === null) return;
    import('./show-last-search.ts').then(
      ({ showLastSearch }) => showLastSearch(teaser),
      // Without its script the teaser stays hidden.
      () => undefined,
    );
  }, []);
  return teaserRef;
}
