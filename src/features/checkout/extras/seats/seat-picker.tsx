import { Fragment, type KeyboardEvent, useRef } from 'react';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { formatTravellerName } from '../choices/format-traveller-name.ts';
import type { ShownSeats, ShownTraveller } from '../choices/offered-extras.ts';
import { RefusedReason, refusedReasonId } from '../choices/refused-reason.tsx';
import type { RefusedChoice } from '../choices/use-extras.ts';
import { buildSeatRows, findNextSeat, listSeatPrices, type SeatCell } from './seat-cells.ts';
import styles from './seat-picker.module.css';

export interface SeatPickerProps {
  readonly seats: ShownSeats;
  readonly travellers: readonly ShownTraveller[];
  /** Number of the traveller whose seat is being chosen. */
  readonly traveller: number;
  readonly currency: CurrencyCode;
  /** Number of the traveller current has chosen a seat, by the seat's id. */
  readonly holderOf: (id: string) => number | null;
  readonly onChoose: (id: string) => void;
  /** The last choice, when it was a seat of this flight and was not saved. */
  readonly refusal: RefusedChoice | null;
}

/**
 * The seats of a flight as a radio group: arrow keys move between free seats, space and return select one. Taken seats,
 * and exit rows for children, are disabled (EXTRA-007, checkout ).
 */
export function SeatPicker(props: SeatPickerProps) {
  const { seats, travellers, traveller, currency, holderOf, onChoose, refusal } = props;
  const isRefused = (cell: SeatCell | null) => refusal !== null && cell?.offer?.id === refusal.id;
  const texts = useTexts();
  const group = useRef<HTMLDivElement>(null);
  const current = travellers[traveller];
  if (current === undefined) return null;
  const rows = buildSeatRows(seats, { number: traveller, kind: current.kind }, holderOf);
  const cells = rows.flatMap((row) => row.cells.filter((cell): cell is SeatCell => cell !== null));
  const focusable = cells.find(({ holder }) => holder === traveller) ?? cells.find(({ isOpen }) => isOpen);
  const prices = listSeatPrices(seats);

  function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
    const from = (event.target as HTMLElement).dataset.seat;
    const to = from === undefined ? null : findNextSeat(rows, from, event.key);
    if (to === null) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus();
  }

  function formatSeatLabel(cell: SeatCell, isExit: boolean): string {
    const { name, position, offer, holder, isOpen } = cell;
    const holderName = holder === null ? undefined : travellers[holder];
    return [
      name,
      texts(`extras.seat.${position}`),
      isExit ? texts('extras.seat.exit') : '',
      offer === null ? texts('extras.seat.taken') : formatAmount(offer.price, currency),
      holder !== null && holder !== traveller && holderName !== undefined
        ? texts('extras.seat.otherTraveller', { name: formatTravellerName(holderName, texts) })
        : '',
      offer !== null && holder === null && !isOpen ? texts('extras.seat.notForChildren') : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  return (
    <div className={styles.seatMap}>
      <SeatLegend prices={prices} currency={currency} />
      <p className={styles.front}>{texts('extras.seat.front')}</p>
      <div
        ref={group}
        role="radiogroup"
        tabIndex={-1}
        className={styles.rows}
        aria-label={texts('extras.seat.for', { name: formatTravellerName(current, texts) })}
        onKeyDown={moveFocus}
      >
        {rows.map(({ row, isExit, cells: columns }) => (
          <Fragment key={row}>
            <div className={styles.row} data-exit={isExit ? '' : undefined}>
              {columns.map((cell, at) =>
                cell === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an aisle has no other identity than its position
                  <span key={`aisle ${at}`} className={styles.aisle} aria-hidden="true">
                    {row}
                  </span>
                ) : (
                  // biome-ignore lint/a11y/useSemanticElements: arrow keys move in two dimensions, which native radio buttons cannot
                  <button
                    key={cell.name}
                    type="button"
                    role="radio"
                    className={styles.seat}
                    data-seat={cell.name}
                    data-price-class={cell.offer === null ? 'taken' : prices.indexOf(cell.offer.price)}
                    aria-checked={cell.holder === traveller}
                    aria-label={formatSeatLabel(cell, isExit)}
                    aria-describedby={isRefused(cell) ? refusedReasonId : undefined}
                    disabled={!cell.isOpen}
                    tabIndex={cell === focusable ? 0 : -1}
                    onClick={() => cell.offer !== null && onChoose(cell.offer.id)}
                  >
                    {cell.holder === null ? cell.letter : cell.holder + 1}
                  </button>
                ),
              )}
            </div>
            {columns.some(isRefused) ? <RefusedReason refusal={refusal} /> : null}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function SeatLegend({
  prices,
  currency,
}: {
  readonly prices: readonly number[];
  readonly currency: CurrencyCode;
}) {
  const texts = useTexts();
  return (
    <ul className={styles.legend}>
      {prices.map((price, index) => (
        <li key={price}>
          <span className={styles.swatch} data-price-class={index} />
          {formatAmount(price, currency)}
        </li>
      ))}
      <li>
        <span className={styles.swatch} data-price-class="taken" />
        {texts('extras.seat.taken')}
      </li>
      <li>
        <span className={styles.swatch} data-exit="" />
        {texts('extras.seat.exit')}
      </li>
    </ul>
  );
}
