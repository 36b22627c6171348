import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent } from 'react';
import { Icon } from '../../design/pictures/icon.tsx';
import { isPlainPress } from '../../site/is-plain-press.ts';
import { findSessionHistory } from '../../site/session-history.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import styles from './back-link.module.css';
import { findListEntry } from './find-list-entry.ts';

/** Leads back to the list the shopper came from, else to the hotels of the region (HOTEL-008, HOTEL-009). */
export function BackLink({ listPath }: { readonly listPath: string }) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <a className={styles.back} href={listPath} onClick={(event) => goBack(event, locale)}>
      <Icon icon={ChevronLeft} />
      {texts('hotel.back')}
    </a>
  );
}

/** Goes back in the history where the list is in it, so that it is found as it was left. */
function goBack(event: MouseEvent, locale: string): void {
  const history = findSessionHistory();
  if (!isPlainPress(event) || history === null) return;
  const entries = history.entries().slice(0, (history.currentEntry?.index ?? 0) + 1);
  const list = findListEntry(entries, locale);
  if (list === null) return;
  event.preventDefault();
  // Another move that overtakes this one ends it in an error that is no failure.
  const { committed, finished } = history.traverseTo(list.key);
  committed?.catch(() => undefined);
  finished?.catch(() => undefined);
}
