import AccessibilityIcon from 'lucide-react/icons/accessibility';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import type { HotelDetails } from '../model/hotel-page-props.ts';
import styles from './access-note.module.css';
import { type AccessFact, listAccessFacts } from './list-access-facts.ts';

/**
 * Accessibility of the hotel: the facts that it reports, and the hotline for other questions; a warning when it reports
 * none (HOTEL-032).
 */
export function AccessNote({ accessibility }: { readonly accessibility: HotelDetails['accessibility'] }) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  if (accessibility === null) return <p className={styles.warning}>{texts('hotel.accessWarning')}</p>;
  return (
    <section className={styles.note}>
      <h3 className={styles.title}>
        <Icon icon={AccessibilityIcon} />
        {texts('hotel.access')}
      </h3>
      <dl className={styles.facts}>
        {listAccessFacts(accessibility).map((fact) => (
          <div key={fact.fact}>
            <dt>{texts(`hotel.access.${fact.fact}`)}</dt>
            <dd>{formatFact(fact, texts)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {texts('hotel.accessHotline')} <a href={`tel:${brand.hotline.number}`}>{brand.hotline.display}</a>{' '}
        <span>({brand.hotline.hours[language] ?? brand.hotline.hours.de})</span>
      </p>
    </section>
  );
}

function formatFact({ kind, value }: AccessFact, texts: Texts): string {
  if (value === null) return texts('hotel.access.unknown');
  if (kind === 'centimetres') return texts('hotel.access.centimetres', { count: value });
  if (kind === 'count') return String(value);
  return texts(value ? 'hotel.access.yes' : 'hotel.access.no');
}
