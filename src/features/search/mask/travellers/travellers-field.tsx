import Users from 'lucide-react/icons/users';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { changeDraft, type MaskDraft } from '../panel/mask-draft.ts';
import { type FlyoutOutcome, MaskFlyout } from '../panel/mask-flyout.tsx';
import { summariseParty } from '../panel/summarise-mask.ts';
import { canTravel, chooseControl, isSameParty, settleParty, startTravellers } from './travellers-rules.ts';
import { announceTravellers } from './travellers-update.ts';

export interface TravellersFieldProps {
  readonly today: Day;
  /** First day of departure searched: ages count on it (TRAV-018). */
  readonly departure: Day;
  /** Holds the party; the rest is for what would be found. */
  readonly search: MaskDraft;
  /** TRAV-024: 1 unless configured otherwise. */
  readonly minAdults?: number;
  /** Called when the picker is confirmed with another party than it opened with. */
  readonly onChange: (party: Party) => void;
}

const loadPicker = () => import('./travellers-picker.tsx');

const TravellersPicker = lazyPart(async () => ({ default: (await loadPicker()).TravellersPicker }));

/** Who travels: their number, and a picker that is loaded once it is opened. */
export function TravellersField({ today, departure, search, minAdults, onChange }: TravellersFieldProps) {
  const texts = useTexts();
  const { brand, locale } = useVisit();
  const { party } = search;
  const control = chooseControl(brand.flags.childAgeControl, party);
  const pickerRef = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => startTravellers(party));
  const [showsErrors, setShowsErrors] = useState(false);
  const days = { today, departure };

  const canConfirm = () => {
    if (canTravel(draft, days)) return true;
    flushSync(() => setShowsErrors(true));
    pickerRef.current?.querySelector<HTMLElement>('[data-faulty], [aria-invalid="true"]')?.focus();
    return false;
  };
  const close = (outcome: FlyoutOutcome) => {
    const settled = settleParty(draft, control, departure);
    if (outcome === 'cancelled' || isSameParty(settled, party)) return;
    announceTravellers(settled, locale);
    onChange(settled);
  };
  const applied = () =>
    changeDraft(search, { type: 'SEARCH_PARTY_UPDATE', party: settleParty(draft, control, departure) });
  return (
    <MaskFlyout
      id="mask-travellers"
      icon={Users}
      label={texts('travellers.label')}
      value={summariseParty(party, departure, texts)}
      width="narrow"
      search={canTravel(draft, days) ? applied() : null}
      canConfirm={canConfirm}
      loadContent={loadPicker}
      onOpen={() => {
        setDraft(startTravellers(party));
        setShowsErrors(false);
      }}
      onClose={close}
    >
      {(_leave, foot) => (
        <div ref={pickerRef}>
          <Suspense fallback={<Skeleton lines={5} />}>
            <TravellersPicker
              draft={draft}
              days={days}
              isHotelOnly={search.isHotelOnly}
              control={control}
              {...(minAdults === undefined ? {} : { minAdults })}
              showsErrors={showsErrors}
              onDraft={setDraft}
            />
          </Suspense>
          {foot}
        </div>
      )}
    </MaskFlyout>
  );
}
