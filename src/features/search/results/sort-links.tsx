import type { HotelSort } from '../../../domain/search/offer-query.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { defaultSort, type SearchParams } from '../../trip-search/address/trip-search.ts';
import styles from './sort-links.module.css';

const sorts: readonly { readonly sort: HotelSort; readonly text: string }[] = [
  { sort: 'recommended', text: 'results.sort.recommended' },
  { sort: 'price', text: 'results.sort.price' },
  { sort: 'rating', text: 'results.sort.rating' },
  { sort: 'category', text: 'results.sort.category' },
];

/** The orders a list can have, as links to the same list from its first page (LIST-011, LIST-012); by rating where the brand shows it (FLAG-009). */
export function SortLinks({ params }: { readonly params: SearchParams }) {
  const texts = useTexts();
  const link = useLink();
  const { flags } = useVisit().brand;
  const current = params.sort ?? defaultSort;
  const isOffered = ({ sort }: (typeof sorts)[number]) => sort !== 'rating' || flags.hotelRating;
  return (
    <nav aria-label={texts('results.sortBy')} className={styles.sorts}>
      {sorts.filter(isOffered).map(({ sort, text }) => (
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
          {texts(text)}
        </a>
      ))}
    </nav>
  );
}
