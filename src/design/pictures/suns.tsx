import styles from './suns.module.css';

export interface SunsProps {
  /** Guests' rating, 0 to `of`; what lies outside is clamped. */
  readonly rating: number;
  readonly of?: number;
  /** The number in words for screen readers, such as '5.2 of 6'. */
  readonly label: string;
}

/** Guests' rating in suns: filled as far as the rating goes, to a quarter of a sun. */
export function Suns({ rating, of = 6, label }: SunsProps) {
  const quarters = Math.round(Math.min(Math.max(rating, 0), of) * 4);
  return (
    <span className={styles.suns} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => index).map((before) => (
        <Sun key={before} quarters={Math.min(Math.max(quarters - before * 4, 0), 4)} />
      ))}
    </span>
  );
}

const rays =
  'M8 .8v2M8 13.2v2M.8 8h2M13.2 8h2M2.9 2.9l1.4 1.4M11.7 11.7l1.4 1.4M2.9 13.1l1.4-1.4M11.7 4.3l1.4-1.4';
const radius = 3.4;

/** Pie slices of the disc, clockwise from the top. */
const discs = [
  '',
  `M8 8V${8 - radius}A${radius} ${radius} 0 0 1 ${8 + radius} 8z`,
  `M8 ${8 - radius}A${radius} ${radius} 0 0 1 8 ${8 + radius}z`,
  `M8 8V${8 - radius}A${radius} ${radius} 0 1 1 ${8 - radius} 8z`,
  `M8 ${8 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0-${2 * radius}z`,
] as const;

function Sun({ quarters }: { quarters: number }) {
  return (
    <svg
      className={quarters === 0 ? styles.outOfSix : undefined}
      viewBox="0 0 16 16"
      width="18"
      height="18"
      aria-hidden="true"
      focusable="false"
    >
      <path d={rays} stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
      <circle cx="8" cy="8" r={radius} fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d={discs[quarters] ?? ''} fill="currentColor" />
    </svg>
  );
}
