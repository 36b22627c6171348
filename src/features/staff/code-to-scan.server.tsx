import { encode } from 'uqr';

export interface CodeToScanProps {
  /** What the camera reads. */
  readonly content: string;
  /** Says what the code is for to who cannot see it. */
  readonly label: string;
}

/** Modules of white that scanners want around a code. */
const rim = 4;

/** A QR code, drawn on the server: no script, no picture from elsewhere, and the secret in it goes nowhere else. */
export function CodeToScan({ content, label }: CodeToScanProps) {
  const { size, data } = encode(content, { ecc: 'M', border: 0 });
  return (
    <svg
      className="code-to-scan"
      role="img"
      aria-label={label}
      viewBox={`${-rim} ${-rim} ${size + 2 * rim} ${size + 2 * rim}`}
      shapeRendering="crispEdges"
    >
      <path d={data.map(renderRow).join('')} />
    </svg>
  );
}

/** Neighbours in a row are one stroke: a tenth of the letters, and no gaps between them. */
function renderRow(row: readonly boolean[], y: number): string {
  const letters = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...letters.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
