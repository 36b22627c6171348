import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { trackEvent } from '../../../site/tracking/track-event.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import { resolveDates } from '../../../trip-search/address/travel-days.ts';
import { DirectFlightSwitch } from './direct-flight-switch.tsx';
import { LastSearchLink } from './last-search/last-search-link.tsx';
import { rememberSearch } from './last-search/remember-search.ts';
import { MaskFields } from './mask-fields.tsx';
import { MaskSheet, useSheet } from './mask-sheet.tsx';
import { MaskTrigger } from './mask-trigger.tsx';
import { moveOnPage, moveToSearch, pathOfDraft } from './move-search.ts';
import { ActionWords } from './panel/action-words.tsx';
import { type DraftChange, type MaskDraft, toSearch } from './panel/mask-draft.ts';
import type { MaskProps } from './panel/mask-props.ts';
import { MaskFieldContext, type MaskFieldSet, settleFields } from './panel/settle-fields.ts';
import { useMatchSummary } from './panel/use-match-summary.ts';
import styles from './search-mask.module.css';
import { useMaskDraft } from './use-mask-draft.ts';

/** There is one mask on a page. Its ids are fixed: those of `useId` depend on the place in the page, and its markup is cached. */
const sheetId = 'mask-sheet';

/** Changes that may lead to another page (MASK-029). */
const movingChanges: ReadonlySet<DraftChange['type']> = new Set([
  'SEARCH_DESTINATIONS_UPDATE',
  'SEARCH_HOTEL_UPDATE',
  'SEARCH_PHRASE_UPDATE',
]);

export interface SearchMaskProps extends MaskProps {
  /** `hero` on the home page, where choices wait for 'Search' (MASK-030); a slim `bar` anywhere else. */
  readonly place?: 'hero' | 'bar';
}

/**
 * The search mask (MASK-001 to MASK-018). On desktop all of it, on mobile a button that says what is searched for and opens
 * it over the whole screen. Without script it is a form that leads to what its address says.
 */
export function SearchMask({ place = 'bar', ...mask }: SearchMaskProps) {
  const visit = useVisit();
  const { locale } = visit;
  const texts = useTexts();
  const isHome = place === 'hero';
  const sheet = useSheet();
  const [fields] = useState<MaskFieldSet>(() => new Set());
  const today = requireDay(mask.today);
  const { draft, isTouched, choose } = useMaskDraft(mask, isHome);
  const departure = resolveDates(draft.period, today).from;
  const matches = useMatchSummary(sheet.isOpen || (isHome && isTouched) ? draft : null);

  const change = (chosen: DraftChange) => {
    const next = choose(chosen);
    trackEvent(locale, {
      name: 'search_mask_change',
      params: { field: chosen.type, ...toSearchEventParams(next) },
    });
    if (isHome) return;
    if (movingChanges.has(chosen.type)) moveToSearch(next, locale);
    else moveOnPage(next);
  };
  const search = () => {
    trackEvent(locale, { name: 'search', params: toSearchEventParams(draft) });
    rememberSearch(draft, matches.perPersonAmount, visit);
    sheet.close();
    moveToSearch({ ...draft, page: 1 }, locale);
  };
  return (
    <search className={styles.mask} data-place={place} aria-label={texts('mask.label')}>
      <SearchForm draft={draft} fields={fields} onSearch={search}>
        <MaskTrigger draft={draft} departure={departure} opens={sheetId} />
        <MaskSheet id={sheetId} sheet={sheet}>
          <MaskFieldContext value={fields}>
            <MaskFields today={today} departure={departure} draft={draft} onChange={change} />
          </MaskFieldContext>
          <div className={styles.extras}>
            <DirectFlightSwitch draft={draft} onChange={change} />
            {isHome && !isTouched ? <LastSearchLink className={styles.last} /> : null}
          </div>
          <Button
            type="submit"
            size="large"
            className={styles.submit}
            icon={<Icon icon={Search} />}
            data-needs-script=""
          >
            <ActionWords action={texts('mask.search')} detail={matches.text} />
          </Button>
          <p role="status" className="visually-hidden">
            {matches.text}
          </p>
        </MaskSheet>
      </SearchForm>
    </search>
  );
}

interface SearchFormProps {
  readonly draft: MaskDraft;
  readonly fields: MaskFieldSet;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/**
 * Works without script: the browser submits the current search by GET. With script what is still open in a field is taken first, and
 * nothing is searched for while something is missing there (TRAV-014).
 */
function SearchForm({ draft, fields, onSearch, children }: SearchFormProps) {
  const { locale } = useVisit();
  return (
    <form
      method="get"
      action={pathOfDraft(draft, locale)}
      onSubmit={(event) => {
        event.preventDefault();
        const settlement = settleFields(fields);
        // The handler of what was just taken is another one; a form cannot be sent while it is being sent.
        const form = event.currentTarget;
        if (settlement === 'confirmed') setTimeout(() => form.requestSubmit());
        if (settlement === 'settled') onSearch();
      }}
    >
      {Object.entries(toSearchParams(toSearch(draft))).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** What is searched for, as GA4's event `search` names it (MASK-026). */
function toSearchEventParams({ destinations }: MaskDraft): { search_term: string } {
  return { search_term: destinations.map(({ name }) => name).join(', ') };
}
