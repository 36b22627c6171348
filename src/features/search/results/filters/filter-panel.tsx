import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { requireStore } from '../../../../site/client-store.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { useLink } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { setFilter } from '../list/filter-params.ts';
import type { FilterOffer } from '../list/results-page-props.ts';
import { filtersExpanded } from '../list/results-slice.ts';
import { encodeOtherParams, otherParamsField } from './filter-form.ts';
import { FilterGroups } from './filter-groups.tsx';
import type { ChooseFilter } from './filter-options.tsx';
import styles from './filter-panel.module.css';
import type { FilterContext } from './format-filter.ts';

export const filterPanelId = 'result-filters';

export interface FilterPanelProps {
  /** The search as understood. */
  readonly params: SearchParams;
  readonly filters: FilterOffer;
  readonly context: FilterContext;
  /** Hotels in the list as it is. */
  readonly total: number;
  readonly isHotelOnly: boolean;
}

/**
 * The filters (LIST-005): a rail next to the list, on a narrow window a panel over it. The form works without script;
 * with script every choice applies at once, and the panel shows it before its hotels load.
 */
export function FilterPanel({ params, filters, context, total, isHotelOnly }: FilterPanelProps) {
  const link = useLink();
  const chosen = useRef({ on: params, params });
  const { texts } = context;

  // Each filter shows its choice by itself: the panel need not be rendered for it, only know of it at the next one.
  const choose: ChooseFilter = (name, value) => {
    const before = chosen.current.on === params ? chosen.current.params : params;
    const next = setFilter(before, name, value);
    chosen.current = { on: params, params: next };
    moveTo(link('resultlist', {}, next), { keepsPlace: true });
  };
  return (
    <aside
      id={filterPanelId}
      popover="auto"
      aria-labelledby={`${filterPanelId}-title`}
      className={styles.panel}
      data-locks-scroll="narrow"
      onToggle={({ newState }) => requireStore().dispatch(filtersExpanded(newState === 'open'))}
    >
      <div className={styles.head}>
        <h2 id={`${filterPanelId}-title`}>{texts('results.filters')}</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={texts('results.close')}
          className={styles.close}
        >
          <Icon icon={X} size={24} />
        </button>
      </div>
      <form action={link('resultlist')} autoComplete="off" className={styles.form}>
        <input type="hidden" name={otherParamsField} value={encodeOtherParams(params)} />
        <FilterGroups
          params={params}
          filters={filters}
          context={context}
          isHotelOnly={isHotelOnly}
          onChoose={choose}
        />
        <div className={styles.withoutScript}>
          <Button type="submit">{texts('results.apply')}</Button>
        </div>
      </form>
      <div className={styles.foot}>
        <Button popoverTarget={filterPanelId} popoverTargetAction="hide">
          {texts('results.showHotels', { n: total })}
        </Button>
      </div>
    </aside>
  );
}
