import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onResizeEnd } from './on-resize-end.ts';

interface Handle {
  readonly track: RefObject<HTMLInputElement | null>;
  readonly label: RefObject<HTMLOutputElement | null>;
}

/** Width of the browser's own handle, in pixels. */
const handleWidth = 24;

/**
 * Places a label above the handle of a slider, within the slider's width. Measures again after the window has kept its size for a moment
 * (CONST-038).
 * @param share of the track that the handle has moved, 0 to 1
 */
export function useHandle(share: number): Handle {
  const track = useRef<HTMLInputElement>(null);
  const label = useRef<HTMLOutputElement>(null);
  // A new width is rendered, and the label placed by it.
  const [, setWidth] = useState(0);

  useEffect(() => onResizeEnd(() => setWidth(track.current?.offsetWidth ?? 0)), []);

  useLayoutEffect(() => {
    if (track.current === null || label.current === null) return;
    const width = track.current.offsetWidth;
    const middle = handleWidth / 2 + share * (width - handleWidth);
    const half = label.current.offsetWidth / 2;
    const start = Math.max(0, Math.min(middle - half, width - 2 * half));
    label.current.style.setProperty('inset-inline-start', `${start}px`);
  });

  return { track, label };
}
