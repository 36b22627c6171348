import styles from './map-preview.module.css';

/**
 * An illustrated coast in the brand's map colours, shown until the map loads. Shows no real place and sends no request.
 */
export function MapPreview() {
  return (
    <svg
      className={styles.preview}
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sea} width="800" height="600" />
      {lands.map((land) => (
        <path key={land} className={styles.shelf} d={land} />
      ))}
      {lands.map((land) => (
        <path key={land} className={styles.land} d={land} />
      ))}
      <path className={styles.border} d="M-10 96C70 120 110 84 168 118s88 22 130-14 44-60 40-116" />
      <path className={styles.border} d="M560 612c10-40 44-52 62-92s56-44 84-30 60 16 104-6" />
      {pins.map(([x, y]) => (
        <path
          key={x}
          className={styles.pin}
          d={`M${x} ${y}c-13-15-18-22-18-31a18 18 0 0 1 36 0c0 9-5 16-18 31z`}
        />
      ))}
    </svg>
  );
}

const lands = [
  'M-20-20H505c-8 34-40 40-44 70s22 44 6 66-52 4-74 22-8 50-36 62-50-14-74 2-24 46-56 50-44-26-78-22-46 34-84 30-50-30-85-28z',
  'M400 330c26-18 60-30 96-22s70-8 100 2 52 12 50 34-36 22-62 30-60-6-92 4-66 18-92 4-26-34 0-52z',
  'M820 620H470c2-30 40-34 52-58s-6-50 22-66 56 8 80-8 26-46 58-52 60 18 84 10 34-28 54-26z',
  'M168 420c16-14 42-18 58-4s6 36-14 42-44 2-52-12 0-18 8-26z',
  'M284 480c10-8 26-8 32 2s-6 20-18 20-24-14-14-22z',
  'M690 214c14-10 36-8 42 6s-8 26-26 26-30-22-16-32z',
];
const pins = [
  [452, 334],
  [590, 346],
  [196, 428],
  [318, 170],
] as const;
