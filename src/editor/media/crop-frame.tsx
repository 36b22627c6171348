import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Framing } from '../../domain/pictures/frame-picture.ts';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { buildPath } from '../../url.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { CORNERS, moveCorner, moveCrop, moveFocal, type Shift } from './change-framing.ts';
import styles from './crop-frame.module.css';

export interface CropFrameProps {
  readonly item: MediaItem;
  readonly framing: Framing;
  readonly onChange: (framing: Framing) => void;
}

/** One press of an arrow, in fractions of the picture; with Shift ten times as far. */
const step = 0.005;
const arrows: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const percent = (fraction: number) => `${fraction * 100}%`;
const rounded = (fraction: number) => Math.round(fraction * 100);

/** The whole picture, on it the crop with its corners and the focal point: each is pulled, or moved by the arrow keys. */
export function CropFrame({ item, framing, onChange }: CropFrameProps) {
  const { texts } = useEditor();
  const { crop, focal } = framing;
  const frame = useRef<HTMLDivElement>(null);
  const handle = (move: (by: Shift) => Framing) => readMoves(frame, (by) => onChange(move(by)));
  const place = {
    left: percent(crop.x),
    top: percent(crop.y),
    width: percent(crop.width),
    height: percent(crop.height),
  };
  const words = {
    x: rounded(crop.x),
    y: rounded(crop.y),
    width: rounded(crop.width),
    height: rounded(crop.height),
  };
  return (
    <div ref={frame} className={styles.frame}>
      <img
        src={buildPath('media_picture', { mediaId: item.id })}
        alt={item.alt.de ?? ''}
        width={item.width}
        height={item.height}
        draggable={false}
      />
      <div className={styles.crop} style={place}>
        <button
          type="button"
          className={styles.body}
          aria-label={texts('library.crop', words)}
          {...handle((by) => ({ ...framing, crop: moveCrop(crop, by) }))}
        />
        {CORNERS.map((corner) => (
          <button
            key={`${corner.inline} ${corner.block}`}
            type="button"
            className={styles.corner}
            data-inline={corner.inline}
            data-block={corner.block}
            aria-label={texts(`library.corner.${corner.block}-${corner.inline}`, words)}
            {...handle((by) => ({ ...framing, crop: moveCorner(crop, corner, by) }))}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.focal}
        style={{ left: percent(focal.x), top: percent(focal.y) }}
        aria-label={texts('library.focal', { x: rounded(focal.x), y: rounded(focal.y) })}
        {...handle((by) => ({ ...framing, focal: moveFocal(focal, by) }))}
      />
    </div>
  );
}

/** Pulls of the pointer and arrow keys, as shifts. */
function readMoves(frame: { readonly current: HTMLDivElement | null }, onMove: (by: Shift) => void) {
  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      onMove({ x: event.movementX / size.width, y: event.movementY / size.height });
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      const by = arrows[event.key];
      if (by === undefined) return;
      event.preventDefault();
      const times = event.shiftKey ? 10 : 1;
      onMove({ x: by.x * times, y: by.y * times });
    },
  };
}
