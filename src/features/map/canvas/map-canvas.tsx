import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { reportEvent } from '../../../site/tracking/report-event.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { fetchMapStyle } from './fetch-map-style.ts';
import type { MapBounds } from './map-bounds.ts';
import styles from './map-canvas.module.css';
import type { MapCenter } from './map-state.ts';
import type { MapLabels, MapView } from './map-view.ts';

export interface MapCanvasProps {
  /** What is shown first; later changes are the business of what lies on the map. */
  readonly start: MapBounds | MapCenter;
  readonly isCooperative: boolean;
  /** What can be done where no map can be drawn. */
  readonly failure: string;
  /** What lies on the map, once it is drawn. */
  readonly children: (view: MapView) => ReactNode;
}

type Drawing = { readonly kind: 'drawing' | 'failed' } | { readonly kind: 'drawn'; readonly view: MapView };

/** A map that loads its code, its style and its tiles when it is shown, and says so where it cannot. */
export function MapCanvas({ start, isCooperative, failure, children }: MapCanvasProps) {
  const texts = useTexts();
  const { language, locale } = useVisit();
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'drawing' });
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ start, isCooperative, labels: controlLabels(texts) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders again
  useEffect(() => {
    const closing = new AbortController();
    draw(place.current, { ...first.current, language, signal: closing.signal }).then(
      (view) => {
        if (view === null) return;
        closing.signal.addEventListener('abort', () => view.remove());
        setDrawing({ kind: 'drawn', view });
      },
      (error) => {
        if (closing.signal.aborted) return;
        reportEvent(locale, error);
        setDrawing({ kind: 'failed' });
      },
    );
    return () => closing.abort();
  }, [language, locale, attempt]);

  function tryAgain(): void {
    setDrawing({ kind: 'drawing' });
    setAttempt(attempt + 1);
  }

  return (
    <div className={styles.map}>
      <div ref={place} className={styles.canvas} />
      {drawing.kind === 'drawn' ? children(drawing.view) : null}
      {drawing.kind === 'drawing' ? (
        <div className={styles.message}>
          <Spinner label={texts('map.loading')} />
        </div>
      ) : null}
      {drawing.kind === 'failed' ? (
        <div className={styles.message}>
          <Notice
            kind="warning"
            title={texts('map.failedTitle')}
            action={
              <Button look="quiet" onClick={tryAgain}>
                {texts('failure.retry')}
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}

interface DrawOptions {
  readonly start: MapBounds | MapCenter;
  readonly isCooperative: boolean;
  readonly labels: MapLabels;
  readonly language: Parameters<typeof fetchMapStyle>[0];
  readonly signal: AbortSignal;
}

/** Returns null when the component has cancelled it or its element is gone. */
async function draw(
  place: HTMLElement | null,
  { language, signal, ...options }: DrawOptions,
): Promise<MapView | null> {
  const [{ openMap }, style] = await Promise.all([import('./open-map.ts'), fetchMapStyle(language, signal)]);
  if (place === null || signal.aborted) return null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = await openMap(place, { ...options, style, isStill });
  if (!signal.aborted) return view;
  view.remove();
  return null;
}

function controlLabels(texts: Texts): MapLabels {
  return {
    'Map.Title': texts('map.canvas'),
    'NavigationControl.ZoomIn': texts('map.zoomIn'),
    'NavigationControl.ZoomOut': texts('map.zoomOut'),
    'AttributionControl.ToggleAttribution': texts('map.attribution'),
    'CooperativeGesturesHandler.WindowsHelpText': texts('map.gestureWheel'),
    'CooperativeGesturesHandler.MacHelpText': texts('map.gestureMac'),
    'CooperativeGesturesHandler.MobileHelpText': texts('map.gestureTouch'),
  };
}
