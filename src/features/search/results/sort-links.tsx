import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { hotelSorts } from '../../../trip-search/address/hotel-sorts.ts';
import { defaultSort, type SearchParams } from '../../../trip-search/address/trip-search.ts';
import styles from './sort-links.module.css';

/** The orders a list can have, as links to the same list from its first page (LIST-011, LIST-012); by rating where the brand shows it (FLAG-009). */
export function SortLinks({ params }: { readonly params: SearchParams }) {
  const texts = useTexts();
  const link = useLink();
  const { flags } = useVisit().brand;
  const current = params.sort ?? defaultSort;
  const offered = hotelSorts.filter((sort) => sort !== 'rating' || flags.hotelRating);
  return (
    <nav aria-label={texts('results.sortBy')} className={styles.sorts}>
      {offered.map((sort) => (
        <a
          key={sort}
          href={link(
            'resultlist',
            {},
            { ...params, sort: sort === defaultSort ? undefined : sort, page: undefined },
          )}
          aria-current={sort === current ? 'true' : undefined}
          data-move="keep"
        >
          {texts(`results.sort.${sort}`)}
        </a>
      ))}
    </nav>
  );
}
