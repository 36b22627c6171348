import type { CAR_VARIANTS } from '../../../../domain/extras/goods/extra-goods.ts';
import styles from './car-drawing.module.css';

type CarVariant = (typeof CAR_VARIANTS)[number];

/** Body, windows and the places of the wheels, in a drawing of 96 × 36. */
const shapes: Readonly<
  Record<CarVariant, { readonly body: string; readonly windows: string; readonly wheels: readonly number[] }>
> = {
  small: {
    body: 'M18 27v-8c0-2 1-3 3-3.500l5-1.500 7-8c1-1.200 2.500-2 4.500-2h18c2.500 0 4.500 1 6 3l6 8 6 1.500c2 .5 3 2 3 4V27z',
    windows: 'M31 14l5.500-6.500H48V14zM51 14V7.500h5.500c1.500 0 2.500.5 3.500 2L63 14z',
    wheels: [31, 64],
  },
  compact: {
    body: 'M10 27v-7c0-2.500 1.500-4 4-4.500l9-2 9-8c1.500-1.300 3-2 5-2h20c2.500 0 4.500.8 6 2.500l8 8.500 11 2c2.500.5 4 2 4 4.500V27z',
    windows: 'M30 14l7.500-6.500H48V14zM51 14V7.500h6c1.500 0 3 .5 4 1.800L65 14z',
    wheels: [26, 70],
  },
  family: {
    body: 'M6 27v-7c0-2.500 1.500-4 4-4.500l10-2 9-8c1.500-1.300 3-2 5-2h42c2.500 0 4.500 1 5.500 3.500L86 15c3 .5 4 2 4 4.500V27z',
    windows:
      'M27 14l7.500-6.500H45V14zM48 14V7.500h14V14zM65 14V7.500h9.500c1.200 0 2 .6 2.500 1.800l2 4.700z',
    wheels: [23, 72],
  },
};

/** What a class of rental car looks like from the side: a sign for its size, no picture of the model. */
export function CarDrawing({ variant }: { readonly variant: CarVariant }) {
  const { body, windows, wheels } = shapes[variant];
  return (
    <svg viewBox="0 0 96 36" className={styles.car} aria-hidden="true">
      <path d={body} className={styles.body} />
      <path d={windows} className={styles.windows} />
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy="27" r="6.500" className={styles.tyre} />
          <circle cx={x} cy="27" r="2.500" className={styles.windows} />
        </g>
      ))}
    </svg>
  );
}
