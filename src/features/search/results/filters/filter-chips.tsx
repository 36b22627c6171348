import X from 'lucide-react/icons/x';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useLink } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { clearFilters, listActiveFilters, switchFilter } from '../list/filter-params.ts';
import styles from './filter-chips.module.css';
import { type FilterContext, formatFilter } from './format-filter.ts';

/** Says how many hotels there are; it takes the focus from a chip that goes away. */
export const resultCountId = 'result-count';

export interface FilterChipsProps {
  readonly params: SearchParams;
  readonly context: FilterContext;
}

/** What is filtered by, each a link to the list without it; nothing while nothing is. */
export function FilterChips({ params, context }: FilterChipsProps) {
  const link = useLink();
  const { texts } = context;
  const active = listActiveFilters(params);
  if (active.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by Enter is a click as well
    <nav aria-label={texts('results.activeFilters')} className={styles.active} onClick={passFocusOn}>
      <ul className={styles.chips}>
        {active.map((filter) => {
          const label = formatFilter(filter, context);
          return (
            <li key={`${filter.name} ${filter.value}`}>
              <a
                href={link('resultlist', {}, switchFilter(params, filter, false))}
                aria-label={texts('results.removeFilter', { filter: label })}
                className={styles.chip}
                data-move="keep"
              >
                {label}
                <Icon icon={X} size={16} />
              </a>
            </li>
          );
        })}
        <li>
          <a href={link('resultlist', {}, clearFilters(params))} className={styles.reset} data-move="keep">
            {texts('results.resetAll')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function passFocusOn(): void {
  document.getElementById(resultCountId)?.focus({ preventScroll: true });
}
