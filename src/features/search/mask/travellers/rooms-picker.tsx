import { useRef } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './rooms-picker.module.css';
import { TravellersPicker, type TravellersPickerProps, TravellersWarnings } from './travellers-picker.tsx';
import { addRoom, canAddRoom, countInRooms, listWarnings, type TravellersDraft } from './travellers-rules.ts';

export interface RoomsPickerProps extends Omit<TravellersPickerProps, 'draft' | 'inOtherRooms' | 'onDraft'> {
  /** One or more. */
  readonly rooms: readonly TravellersDraft[];
  readonly onRooms: (rooms: readonly TravellersDraft[]) => void;
}

/** Who stays in which room: counters and ages for each, up to four rooms (TRAV-007). */
export function RoomsPicker({ rooms, onRooms, ...shared }: RoomsPickerProps) {
  const texts = useTexts();
  const addRef = useRef<HTMLDivElement>(null);
  const canAdd = canAddRoom(rooms);
  const remove = (at: number) => {
    onRooms(rooms.toSpliced(at, 1));
    // The button goes with its room.
    addRef.current?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.rooms}>
      {rooms.map((draft, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is who it is by its place
        <fieldset key={at} className={styles.room}>
          {rooms.length === 1 ? null : (
            <legend className={styles.legend}>{texts('travellers.room', { n: at + 1 })}</legend>
          )}
          <TravellersPicker
            {...shared}
            draft={draft}
            inOtherRooms={countInRooms(rooms.toSpliced(at, 1))}
            onDraft={(changed) => onRooms(rooms.with(at, changed))}
          />
          {rooms.length === 1 ? null : (
            <Button look="quiet" className={styles.remove} onClick={() => remove(at)}>
              {texts('travellers.removeRoom', { n: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <div ref={addRef}>
        <Button
          look="secondary"
          aria-disabled={!canAdd || undefined}
          onClick={() => {
            if (canAdd) onRooms(addRoom(rooms));
          }}
        >
          {texts('travellers.addRoom')}
        </Button>
      </div>
      <TravellersWarnings warnings={listWarningsOfRooms(rooms, shared)} />
    </div>
  );
}

/** What is good to know of everybody, each once; several rooms can be had, so nobody is warned of one. */
function listWarningsOfRooms(
  rooms: readonly TravellersDraft[],
  { days, isHotelOnly }: Pick<TravellersPickerProps, 'days' | 'isHotelOnly'>,
) {
  const warnings = rooms.flatMap((draft) => listWarnings(draft, days, isHotelOnly));
  return [...new Set(warnings)].filter((warning) => warning !== 'rooms');
}
