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
import {
  canTravel,
  chooseControl,
  isSameParty,
  settleRooms,
  startRooms,
  startTravellers,
} from './travellers-rules.ts';
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
const loadRoomsPicker = () => import('./rooms-picker.tsx');

const TravellersPicker = lazyPart(async () => ({ default: (await loadPicker()).TravellersPicker }));
const RoomsPicker = lazyPart(async () => ({ default: (await loadRoomsPicker()).RoomsPicker }));

/** Who travels: their number, and a picker that is loaded once it is opened. */
export function TravellersField({ today, departure, search, minAdults, onChange }: TravellersFieldProps) {
  const texts = useTexts();
  const { brand, locale } = useVisit();
  const { party } = search;
  const control = chooseControl(brand.flags.childAgeControl, party);
  const pickerRef = useRef<HTMLDivElement>(null);
  const [rooms, setRooms] = useState(() => startRooms(party));
  const [showsErrors, setShowsErrors] = useState(false);
  const days = { today, departure };
  const canAllTravel = rooms.every((room) => canTravel(room, days));

  const canConfirm = () => {
    if (canAllTravel) return true;
    flushSync(() => setShowsErrors(true));
    pickerRef.current?.querySelector<HTMLElement>('[data-faulty], [aria-invalid="true"]')?.focus();
    return false;
  };
  const close = (outcome: FlyoutOutcome) => {
    const settled = settleRooms(rooms, control, departure);
    if (outcome === 'cancelled' || isSameParty(settled, party)) return;
    announceTravellers(settled, locale);
    onChange(settled);
  };
  const applied = () =>
    changeDraft(search, { type: 'SEARCH_PARTY_UPDATE', party: settleRooms(rooms, control, departure) });
  const shared = {
    days,
    isHotelOnly: search.isHotelOnly,
    control,
    ...(minAdults !== undefined && { minAdults }),
    showsErrors,
  };
  return (
    <MaskFlyout
      id="mask-travellers"
      icon={Users}
      label={texts('travellers.label')}
      value={summariseParty(party, departure, texts)}
      width="narrow"
      search={canAllTravel ? applied() : null}
      canConfirm={canConfirm}
      loadContent={brand.flags.severalRooms ? loadRoomsPicker : loadPicker}
      onOpen={() => {
        setRooms(startRooms(party));
        setShowsErrors(false);
      }}
      onClose={close}
    >
      {(_leave, foot) => (
        <div ref={pickerRef}>
          <Suspense fallback={<Skeleton lines={5} />}>
            {brand.flags.severalRooms ? (
              <RoomsPicker {...shared} rooms={rooms} onRooms={setRooms} />
            ) : (
              <TravellersPicker
                {...shared}
                draft={rooms[0] ?? startTravellers(party)}
                onDraft={(draft) => setRooms([draft])}
              />
            )}
          </Suspense>
          {foot}
        </div>
      )}
    </MaskFlyout>
  );
}
