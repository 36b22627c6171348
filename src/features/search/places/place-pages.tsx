import { useTexts } from '../../../site/visit-context.tsx';
import type { PlacesPageProps } from './list/places-props.ts';
import styles from './place-pages.module.css';

/** The pages of all countries, and of all places from A to Z. */
export function PlacePages({
  countries,
  placesByLetter,
}: Pick<PlacesPageProps, 'countries' | 'placesByLetter'>) {
  const texts = useTexts();
  if (countries.length === 0) return null;
  return (
    <nav aria-labelledby="place-pages" className={styles.pages}>
      <h2 id="place-pages">{texts('places.countries')}</h2>
      <ul className={styles.countries}>
        {countries.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      {placesByLetter === null ? null : <a href={placesByLetter}>{texts('places.byLetter')}</a>}
    </nav>
  );
}
