import { Puck } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import styles from './canvas.module.css';
import { CANVAS_WIDTHS, type CanvasDevice } from './canvas-choice.ts';
import { CanvasScaleProvider } from './canvas-settings.tsx';

/** The page at a device's width, drawn smaller where there is less room. */
export function Canvas({ device }: { readonly device: CanvasDevice }) {
  const surface = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = CANVAS_WIDTHS[device];
  const scale = room === null ? 1 : Math.min(1, room.width / width);
  return (
    <div ref={surface} className={styles.workspace}>
      <div
        className={styles.sheet}
        style={{
          inlineSize: width,
          blockSize: room === null ? '100%' : room.height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          marginInlineStart: room === null ? 0 : Math.max(0, (room.width - width * scale) / 2),
        }}
      >
        <CanvasScaleProvider scale={scale}>
          <Puck.Preview />
        </CanvasScaleProvider>
      </div>
    </div>
  );
}
