import { useEffect } from 'react';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { TripPageProps } from '../trip-page-props.ts';

/** Keeps the page of a trip readable without a network, with its documents and pictures; see `trip-worker.browser.js`. */
export function useOfflineCopy({ documents, checkoutId, linkKey, address }: TripPageProps): void {
  const { locale } = useVisit();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const files = documents.map((document) =>
      buildPath('trip_document', { _locale: locale, checkoutId, document }, { key: linkKey }),
    );
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // A picture that is still on its way is chosen, but not loaded yet.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')].flatMap(
      ({ currentSrc }) => (currentSrc === '' ? [] : [currentSrc]),
    );
    void navigator.serviceWorker
      .register(buildPath('trip_worker', {}), { scope: buildPath('my_trips', { _locale: locale }) })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) =>
        active?.postMessage({ keep: [address, ...files, ...new Set([...loaded, ...pictures])] }),
      )
      // A browser without room or leave to store something shows the page all the same.
      .catch(() => undefined);
  }, [documents, checkoutId, linkKey, address, locale]);
}
