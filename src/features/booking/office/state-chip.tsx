import type { Texts } from '../../../texts/texts.ts';
import type { BookingState } from '../model/states/booking-state.ts';

export interface StateChipProps {
  readonly texts: Texts;
  readonly state: BookingState;
}

/** The state of a booking in words; its colour only helps to find the ones that wait for staff. */
export function StateChip({ texts, state }: StateChipProps) {
  return (
    <span className="chip" data-state={state} data-tone={tones[state]}>
      {texts(`office.state.${state}`)}
    </span>
  );
}

const tones: Partial<Record<BookingState, 'good' | 'late'>> = { booked: 'good', 'manual-review': 'late' };
