import { FilePart } from '../../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { waitsForStaff } from '../../../../domain/states/live-trip-states.ts';
import { SHOP_TIME_ZONE } from '../../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { buildPath } from '../../../../url.ts';
import type { LivePart, LiveTrip } from '../../model/live-trip.ts';

export interface LiveTripPartProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly bookingNumber: string;
  /** Null for a trip that no live supplier has. */
  readonly trip: LiveTrip | null;
}

/** What each live supplier has of a trip, and what staff can do where it waits for them. */
export function LiveTripPart({ texts, language, bookingNumber, trip }: LiveTripPartProps) {
  if (trip === null) return null;
  const { state, parts } = trip;
  return (
    <FilePart title={texts('office.live')}>
      <p>
        <strong>{texts(`office.live.${state}`)}</strong>
        {waitsForStaff(state) ? ` · ${texts(`office.live.exit.${state}`)}` : null}
      </p>
      {parts.map((part) => (
        <table className="movement" key={part.kind}>
          <caption>{`${texts(`office.live.part.${part.kind}`)}, ${part.supplier}`}</caption>
          <tbody>
            {listRows(part, texts, language).map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {waitsForStaff(state) ? (
        <form method="post" action={buildPath('back_office_decision', { bookingNumber })}>
          <button type="submit" name="decision" value="ask-suppliers" className="quiet">
            {texts('office.live.ask')}
          </button>
        </form>
      ) : null}
    </FilePart>
  );
}

function listRows(
  { state, reference, vendorId, amount, currency, attempts, sentAt }: LivePart,
  texts: Texts,
  language: Language,
): readonly (readonly [label: string, value: string])[] {
  const tries = attempts > 1 ? `, ${texts('office.tries', { n: attempts })}` : '';
  const last = sentAt === null ? '–' : `${formatDateTime(sentAt, language, SHOP_TIME_ZONE)}${tries}`;
  return [
    [texts('office.live.state'), texts(`office.live.state.${state}`)],
    [texts('office.live.vendorId'), vendorId ?? '–'],
    [texts('office.live.reference'), reference],
    [texts('office.live.amount'), formatAmount(amount, currency)],
    [texts('office.live.sentAt'), last],
  ];
}
