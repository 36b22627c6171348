import Armchair from 'lucide-react/icons/armchair';
import { useState } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { canHave } from '../../../../domain/extras/choose-extras.ts';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { formatTravellerName } from '../choices/format-traveller-name.ts';
import type { ShownSeats } from '../choices/offered-extras.ts';
import { RefusedReason } from '../choices/refused-reason.tsx';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import { SeatPicker } from './seat-picker.tsx';
import styles from './seats-section.module.css';

/** Seat selection by flight: the list of travellers and the seat map (EXTRA-007). */
export function SeatsSection({ offered, selection }: ExtrasSectionProps) {
  const texts = useTexts();
  const flights = offered.seats.filter(({ free }) => free.length > 0);
  if (flights.length === 0) return null;
  return (
    <CheckoutSection
      id="extras-seats"
      title={texts('extras.seat.title')}
      icon={Armchair}
      note={texts('extras.seat.note')}
    >
      {flights.map((seats) => (
        <FlightSeats key={seats.leg} seats={seats} offered={offered} selection={selection} />
      ))}
    </CheckoutSection>
  );
}

function FlightSeats({ seats, offered, selection }: ExtrasSectionProps & { readonly seats: ShownSeats }) {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { leg } = seats;
  const sitting = offered.travellers.flatMap((traveller, number) =>
    canHave('seat', traveller.kind) ? [{ ...traveller, index: number }] : [],
  );
  const [choosing, setChoosing] = useState(sitting[0]?.index ?? 0);
  const seatOf = (traveller: number) => selection.idFor({ kind: 'seat', leg, traveller });
  const nameOf = (id: string | null) => seats.free.find((seat) => seat[1] === id)?.[0] ?? '';
  const own = seatOf(choosing);
  const flight = texts(`checkout.${leg}`);
  const panelId = `seat-map-${leg}`;
  const isOwnField = (field: string) =>
    sitting.some(({ index }) => field === extraFieldName('seat', { leg, traveller: index }));
  const refusal =
    selection.refusal !== null && isOwnField(selection.refusal.field) ? selection.refusal : null;
  const isRefusedOnMap = isOpen && seats.free.some(([, id]) => id === refusal?.id);
  return (
    <div className={styles.flight}>
      <h3 className={styles.title}>{flight}</h3>
      <fieldset className={styles.travellers}>
        <legend className={styles.legend}>{texts('extras.seat.who')}</legend>
        {sitting.map((traveller) => (
          <label key={traveller.index} className={styles.traveller}>
            <input
              type="radio"
              name={`sitting-${leg}`}
              value={traveller.index}
              checked={choosing === traveller.index}
              onChange={() => {
                setChoosing(traveller.index);
                setIsOpen(true);
              }}
            />
            <span className={styles.name}>{formatTravellerName(traveller, texts)}</span>
            <input
              type="hidden"
              name={extraFieldName('seat', { leg, traveller: traveller.index })}
              value={seatOf(traveller.index) ?? ''}
            />
            <ChosenSeat name={nameOf(seatOf(traveller.index))} mark={traveller.index + 1} />
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          look="secondary"
          data-needs-script=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts('extras.seat.close') : texts('extras.seat.open', { leg: flight })}
        </Button>
        {own === null ? null : (
          <Button
            look="quiet"
            data-needs-script=""
            onClick={() => selection.chooseFor({ kind: 'seat', leg, traveller: choosing }, null)}
          >
            {texts('extras.seat.remove', { seat: nameOf(own) })}
          </Button>
        )}
      </div>
      {isRefusedOnMap ? null : <RefusedReason refusal={refusal} />}
      {isOpen ? (
        <div id={panelId} className={styles.map} ref={showFromTop}>
          <SeatPicker
            seats={seats}
            travellers={offered.travellers}
            traveller={choosing}
            currency={selection.summary.currency}
            holderOf={(id) => sitting.find(({ index }) => seatOf(index) === id)?.index ?? null}
            onChoose={(id) => selection.chooseFor({ kind: 'seat', leg, traveller: choosing }, id)}
            refusal={refusal}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Brings a map that has just opened into view: it is longer than what is left of the window below its button. */
function showFromTop(map: HTMLElement | null): void {
  map?.scrollIntoView({ block: 'start' });
}

/** A traveller's seat, with the number that marks it on the map. */
function ChosenSeat({ name, mark }: { readonly name: string; readonly mark: number }) {
  const texts = useTexts();
  if (name === '') return <span className={styles.seat}>{texts('extras.seat.noneYet')}</span>;
  return (
    <span className={styles.seat}>
      <span className={styles.seatNumber} aria-hidden="true">
        {mark}
      </span>
      <span>{name}</span>
    </span>
  );
}
