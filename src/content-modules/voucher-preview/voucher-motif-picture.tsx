import type { VoucherDesign } from '../../brands/brand.ts';
import { MOTIF_BOX, MOTIF_SHAPES } from '../../domain/vouchers/voucher-motif.ts';

export interface VoucherMotifPictureProps extends Pick<VoucherDesign, 'motif' | 'colours'> {
  readonly className?: string | undefined;
}

/** The picture of a voucher's design, which fills its box. It is a decoration: what it shows is said elsewhere. */
export function VoucherMotifPicture({ motif, colours, className }: VoucherMotifPictureProps) {
  const { width, height } = MOTIF_BOX;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill={colours.sky} />
      {MOTIF_SHAPES[motif].map(({ path, colour, opacity }) => (
        <path key={path} d={path} fill={colours[colour]} fillOpacity={opacity} />
      ))}
    </svg>
  );
}
