import type { Language } from '../../../domain/words/language.ts';
import { useShortPrice } from '../../../site/prices/use-short-price.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import type { PlacesPageProps } from './list/places-props.ts';
import { formatMonthKey } from './months/format-month-key.ts';
import styles from './places-head.module.css';

/** The question the gallery answers, and the answer in a sentence. */
export function PlacesHead(
  props: Pick<PlacesPageProps, 'month' | 'level' | 'total' | 'cheapest' | 'currency' | 'mask'>,
) {
  const texts = useTexts();
  const { language } = useVisit();
  const formatShort = useShortPrice();
  const { month, level, total, cheapest, currency } = props;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{formatTitle(texts, level, month, language)}</h1>
      <p className={styles.lead} aria-live="polite">
        {cheapest === null
          ? null
          : texts(chooseSentence(props), {
              places: total,
              price: formatShort(cheapest, currency),
            })}
      </p>
    </header>
  );
}

function formatTitle(
  texts: Texts,
  level: PlacesPageProps['level'],
  month: string | null,
  language: Language,
): string {
  if (level === null) return texts('places.titleChosen');
  if (month === null) return texts('places.title');
  return texts('places.titleInMonth', { month: formatMonthKey(month, language) });
}

function chooseSentence({ level, mask }: Pick<PlacesPageProps, 'level' | 'mask'>): string {
  if (level === null) return 'places.leadChosen';
  return mask.params.hotelOnly ? 'places.leadHotelOnly' : 'places.lead';
}
