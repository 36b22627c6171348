import { fetchJson } from '../../../../site/calls/fetch-json.ts';
import { type FetchResult, useFetch } from '../../../../site/calls/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { DestinationTreeAnswer } from '../../../../trip-search/catalogue/destination-tree-schema.ts';
import { buildPath } from '../../../../url.ts';

/** Cached for the life of the document: places do not change while the picker is open. */
let cached: { readonly address: string; readonly choices: DestinationTreeAnswer } | null = null;

let isComing = false;

/** Preloads the choices for a picker that is about to open; the picker retries after a failure. */
export function fetchDestinationTree(locale: string): void {
  const address = buildPath('get_destinations', { _locale: locale });
  if (isComing || cached?.address === address) return;
  isComing = true;
  fetchJson<DestinationTreeAnswer>(address, new AbortController().signal)
    .then((choices) => {
      cached = { address, choices };
    })
    .catch(() => undefined)
    .finally(() => {
      isComing = false;
    });
}

/**
 * Returns countries with their regions and cities, and the airports of departure; loads them once, when a picker first
 * opens.
 */
export function useDestinationTree(): Omit<FetchResult<DestinationTreeAnswer['data']>, 'status'> & {
  readonly hasFailed: boolean;
} {
  const { locale } = useVisit();
  const address = buildPath('get_destinations', { _locale: locale });
  const known = cached?.address === address ? cached.choices : null;
  const loaded = useFetch<DestinationTreeAnswer>(known === null ? address : null, (choices) => {
    cached = { address, choices };
  });
  const answer = (known ?? loaded.answer)?.data ?? null;
  return { answer, hasFailed: loaded.status === 'failed', retry: loaded.retry };
}
