import { useCallback, useEffect, useState } from 'react';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { TravelDocumentKind } from '../../model/travel-document.ts';
import { type ShownTripMap, TRIP_MAP_SIZES } from '../map/trip-map.ts';

/** `null` where the browser cannot keep a page, and before it has said so. */
export type CopyState = 'none' | 'busy' | 'kept' | 'failed' | null;

/** The saved page, with its documents. */
export interface OfflineCopyProps {
  readonly documents: readonly TravelDocumentKind[];
  readonly formerInvoices: readonly { readonly number: string }[];
  /** Null for a page without a map. */
  readonly map: ShownTripMap | null;
  readonly checkoutId: string;
  /** Signed key of the mail's link, which opens the documents; null without one. */
  readonly linkKey: string | null;
  /** Path and query of the page. */
  readonly address: string;
  /** The last day on which a copy stays, `YYYY-MM-DD`; null where that is past. */
  readonly copyUntil: string | null;
}

/**
 * Keeps the page of a trip readable without a network, with its documents, its map and pictures; see `trip-worker.browser.js`. For members by
 * itself, because signing out removes it; guests may be at somebody else's device, so they say so themselves.
 */
export function useOfflineCopy(props: OfflineCopyProps) {
  const { documents, formerInvoices, map, checkoutId, linkKey, address, copyUntil } = props;
  const { locale, member } = useVisit();
  const isMember = member !== undefined;
  const [state, setState] = useState<CopyState>(null);
  const page = buildPath('trip', { _locale: locale, checkoutId });

  const keep = useCallback(async () => {
    const files = [...documents, ...formerInvoices.map(({ number }) => number)].map((document) =>
      buildPath('trip_document', { _locale: locale, checkoutId, document }, { key: linkKey }),
    );
    // In both sizes: the phone may be turned while there is no network.
    const maps = (map === null ? [] : TRIP_MAP_SIZES).map((mapSize) =>
      buildPath('trip_map', { _locale: locale, checkoutId, mapSize }, { key: linkKey }),
    );
    setState('busy');
    const isKept = await keepPage({
      scope: buildPath('my_trips', { _locale: locale }),
      name: `trip ${copyUntil} ${page}`,
      page: address,
      addresses: [...files, ...maps, ...listLoaded()],
    }).catch(() => false);
    setState(isKept ? 'kept' : 'failed');
  }, [documents, formerInvoices, map, checkoutId, linkKey, address, locale, page, copyUntil]);

  const remove = useCallback(async () => {
    await removeCopies(page);
    setState('none');
  }, [page]);

  useEffect(() => {
    if (copyUntil === null || !('serviceWorker' in navigator) || !('caches' in window)) return;
    void findCopies(page).then(
      // What is saved is brought up to date.
      (copies) => (isMember || copies.length > 0 ? keep() : setState('none')),
      () => undefined,
    );
  }, [copyUntil, isMember, keep, page]);

  return { state, isMember, keep, remove };
}

interface KeptPage {
  readonly scope: string;
  readonly name: string;
  readonly page: string;
  readonly addresses: readonly string[];
}

async function keepPage({ scope, ...kept }: KeptPage): Promise<boolean> {
  await navigator.serviceWorker.register(buildPath('trip_worker', {}), { scope });
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage(kept, [port2]);
  });
}

/** What the page has loaded. A picture that is still on its way is chosen, but not loaded yet. */
function listLoaded(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')].flatMap(
    ({ currentSrc }) => (currentSrc === '' ? [] : [currentSrc]),
  );
  return [...new Set([...loaded, ...pictures])];
}

async function findCopies(page: string): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.endsWith(` ${page}`));
}

async function removeCopies(page: string): Promise<void> {
  await Promise.all((await findCopies(page)).map((name) => caches.delete(name)));
}
