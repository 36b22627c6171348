import type { LocalCharge } from '../../domain/search/local-charge.ts';
import { useTexts } from '../visit-context.tsx';
import { describeLocalCharge } from './describe-local-charge.ts';

/** Says what is paid to the hotel on the spot, which no total includes; renders nothing where nothing is known. */
export function LocalChargesNote({
  charges = [],
  className,
}: {
  readonly charges: readonly LocalCharge[] | undefined;
  readonly className: string | undefined;
}) {
  const texts = useTexts();
  if (charges.length === 0) return null;
  const listed = charges.map((charge) => describeLocalCharge(charge, texts).join('\u00a0')).join(', ');
  return <p className={className}>{texts('localCharge.note', { charges: listed })}</p>;
}
