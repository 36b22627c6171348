import { BoardingSection } from './boarding-section.tsx';
import { CarSection } from './car-section.tsx';
import type { ExtrasSectionProps } from './extras-section.ts';
import { InsuranceSection } from './insurance-section.tsx';
import { LuggageSection } from './luggage-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { TransferSection } from './transfer-section.tsx';

/** Everything that applies to the trip, a section for each kind (EXTRA-001). */
export function ExtrasSections(props: ExtrasSectionProps) {
  return (
    <>
      <TransferSection {...props} />
      <CarSection {...props} />
      <InsuranceSection {...props} />
      <LuggageSection {...props} />
      <SeatsSection {...props} />
      <BoardingSection {...props} />
    </>
  );
}
