import BookUser from 'lucide-react/icons/book-user';
import { countryName } from '../../../domain/places/country-name.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import type { CountryInfo } from './country-info-schema.ts';
import styles from './entry-requirements.module.css';

/** Passport, visa and health rules for each nationality in the form (TRVL-007), to be checked by the traveller. */
export function EntryRequirements({ entry }: { readonly entry: readonly CountryInfo[] | null }) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <CheckoutSection
      id="entry"
      icon={BookUser}
      title={texts('person.entry')}
      note={texts('person.entryNote')}
    >
      <div aria-live="polite" className={styles.list}>
        {(entry ?? []).map(({ nationality, country, document, visa, health }) => (
          <details key={nationality} className={styles.nationality} suppressHydrationWarning>
            <summary>
              <h3>
                {texts('person.entryFor', {
                  nationality: countryName(nationality, language),
                  country: countryName(country, language),
                })}
              </h3>
              <span>{texts(`person.entryDocument.${document}`)}</span>
            </summary>
            <dl className={styles.rules}>
              <div>
                <dt>{texts('person.entryDocument')}</dt>
                <dd>{texts(`person.entryDocument.${document}`)}</dd>
              </div>
              <div>
                <dt>{texts('person.entryVisa')}</dt>
                <dd>{texts(`person.entryVisa.${visa}`)}</dd>
              </div>
              <div>
                <dt>{texts('person.entryHealth')}</dt>
                <dd>{texts(`person.entryHealth.${health}`)}</dd>
              </div>
            </dl>
          </details>
        ))}
      </div>
      <p className={styles.advice}>{texts('person.entryAdvice')}</p>
    </CheckoutSection>
  );
}
