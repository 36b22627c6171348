import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { listPageNumbers } from './list-page-numbers.ts';
import styles from './page-links.module.css';

export interface PageLinksProps {
  readonly params: SearchParams;
  readonly page: number;
  readonly pages: number;
}

/** Numbered pages of the list (LIST-008, LIST-010); nothing where one holds all. */
export function PageLinks({ params, page, pages }: PageLinksProps) {
  const texts = useTexts();
  const link = useLink();
  if (pages < 2) return null;
  const linkTo = (number: number) =>
    link('resultlist', {}, { ...params, page: number === 1 ? undefined : number });
  const numbers = listPageNumbers(page, pages);
  return (
    <nav aria-label={texts('results.pages')} className={styles.pages}>
      {page > 1 ? (
        <a href={linkTo(page - 1)} rel="prev" aria-label={texts('results.previous')} data-move="list">
          <Icon icon={ChevronLeft} />
        </a>
      ) : null}
      {numbers.map((number, at) =>
        number === null ? (
          <span key={`after ${numbers[at - 1]}`}>…</span>
        ) : (
          <a
            key={number}
            href={linkTo(number)}
            aria-label={texts('results.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            data-move="list"
          >
            {number}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={linkTo(page + 1)} rel="next" aria-label={texts('results.next')} data-move="list">
          <Icon icon={ChevronRight} />
        </a>
      ) : null}
    </nav>
  );
}
