import History from 'lucide-react/icons/history';
import { type MouseEvent, useId, useState } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { type Day, dayAt } from '../../../../domain/time/calendar-day.ts';
import { postJson } from '../../../../site/calls/post-json.ts';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import type { AccountSearchesAnswer } from '../../../../site/search/account-search-schema.ts';
import { lastSeenKey } from '../../../../site/search/last-seen-search.ts';
import { openStorage } from '../../../../site/search/open-storage.ts';
import { readRecent } from '../../../../site/search/read-recent.ts';
import { mergeRecent, type RecentSearch, recentKey } from '../../../../site/search/recent-searches.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { Texts } from '../../../../texts/texts.ts';
import { readTripSearch } from '../../../../trip-search/address/read-trip-search.ts';
import { resolveDates } from '../../../../trip-search/address/travel-days.ts';
import { buildPath } from '../../../../url.ts';
import styles from '../panel/mask-panel.module.css';
import { summariseParty, summarisePeriod } from '../panel/summarise-mask.ts';

/**
 * The last searches, to be made once more: those of this browser, of a member those of the account (STORE-011). Nothing is shown before
 * the account has answered; where it does not answer, those of this browser are.
 */
export function RecentSearches() {
  const texts = useTexts();
  const { locale, member } = useVisit();
  const isMember = member !== undefined;
  const [own, setOwn] = useState(() => readRecent(openStorage(), Date.now()));
  const [outcome, setOutcome] = useState<'cleared' | 'failed' | null>(null);
  const { answer, status } = useFetch<AccountSearchesAnswer>(
    isMember ? buildPath('account_searches', { _locale: locale }) : null,
  );
  const searches = listRecent(own, answer?.searches ?? null);

  const clear = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Its button goes with the list: the focus stays in the panel.
    const field = currentTarget.closest('[popover]')?.querySelector<HTMLElement>('[role="combobox"]');
    if (isMember && !(await clearAccount(locale))) return setOutcome('failed');
    clearBrowser();
    // The page that is open knows the last search of the account until it is loaded again.
    if (isMember) return location.reload();
    field?.focus({ preventScroll: true });
    setOwn([]);
    setOutcome('cleared');
  };
  return (
    <>
      {status === 'loading' || outcome === 'cleared' || searches.length === 0 ? null : (
        <RecentList searches={searches} onClear={clear} />
      )}
      <p role="status" className={styles.hint}>
        {outcome === 'cleared' ? texts('mask.recentCleared') : ''}
      </p>
      {outcome === 'failed' ? (
        <p role="alert" className={styles.hint}>
          {texts('mask.recentKept')}
        </p>
      ) : null}
    </>
  );
}

interface RecentListProps {
  readonly searches: readonly RecentSearch[];
  readonly onClear: (event: MouseEvent<HTMLElement>) => void;
}

function RecentList({ searches, onClear }: RecentListProps) {
  const texts = useTexts();
  const link = useLink();
  const headingId = useId();
  const today = dayAt(new Date());
  return (
    <section aria-labelledby={headingId} className={styles.recent}>
      <p className={styles.recentHead}>
        <span id={headingId} className={styles.label}>
          {texts('mask.recent')}
        </span>
        <Button look="quiet" onClick={onClear}>
          {texts('mask.clearRecent')}
        </Button>
      </p>
      <ul className={styles.tree}>
        {searches.map((search) => (
          <li key={search.savedAt}>
            <a
              className={styles.option}
              href={link(search.pageType, {}, search.productSearch)}
              onClick={leavePanels}
            >
              <Icon icon={History} />
              <span>
                <span className={styles.name}>{search.locationName || texts('mask.anywhere')}</span>
                <span className={styles.details}>{describeTrip(search, today, texts)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What is offered: searches that can still be made, each once. A member gets those of the account and what this browser has not sent there
 * yet: what another member searched for here is not theirs.
 */
export function listRecent(
  own: ReturnType<typeof readRecent>,
  ofAccount: readonly RecentSearch[] | null,
): readonly RecentSearch[] {
  const unshared = ofAccount === null ? own : own.filter(({ isShared }) => isShared !== true);
  const today = dayAt(new Date());
  const searches = [...unshared, ...(ofAccount ?? [])].filter(
    ({ productSearch }) => readTripSearch(productSearch, today).ok,
  );
  return mergeRecent(searches.toSorted((one, other) => other.savedAt - one.savedAt));
}

function describeTrip({ productSearch }: RecentSearch, today: Day, texts: Texts): string {
  const read = readTripSearch(productSearch, today);
  if (!read.ok) return '';
  const { period, party } = read.value;
  return [
    summarisePeriod({ period }, texts),
    summariseParty(party, resolveDates(period, today).from, texts),
  ].join(' · ');
}

/** The panel, and on a phone the sheet around it, would stay open above the page that comes. */
function leavePanels({ currentTarget }: MouseEvent<HTMLElement>): void {
  for (
    let panel = currentTarget.closest<HTMLElement>('[popover]');
    panel !== null;
    panel = panel.parentElement?.closest<HTMLElement>('[popover]') ?? null
  )
    panel.hidePopover();
}

/** @returns false where the account may still have them */
async function clearAccount(locale: string): Promise<boolean> {
  const address = buildPath('account_searches_clear', { _locale: locale });
  const { status } = await postJson(address, {}, new AbortController().signal);
  return status === 'answered';
}

/** Also what else shows the last search forgets it. */
function clearBrowser(): void {
  const storage = openStorage();
  for (const key of [recentKey, lastSeenKey]) storage?.removeItem(key);
  document.documentElement.toggleAttribute('data-has-last-search', false);
  dispatchEvent(new Event('storage'));
}
