import { type Day, splitDay } from '../../../../domain/time/calendar-day.ts';

/** Fields of a flight leg as in its record; omitted fields have the value of most records. */
export interface LegFields {
  readonly flight?: string;
  readonly airline?: string;
  readonly suffix?: string;
  readonly variation?: string;
  readonly sequence?: string;
  readonly service?: string;
  readonly from?: string;
  readonly to?: string;
  readonly weekdays?: string;
  readonly frequency?: string;
  /** Station, passenger time, UTC variation, as in `AAA 0715 +0100`. */
  readonly departure?: string;
  readonly arrival?: string;
  /** Two characters, for departure and arrival. */
  readonly dateVariation?: string;
}

/** A whole schedule: header, carrier, legs and trailer with right serial numbers, as lines. */
export function buildSchedule(legs: readonly LegFields[], { mode = 'L', airline = 'TW' } = {}): string[] {
  const records = [
    put([2, 'AIRLINE STANDARD SCHEDULE DATA SET'], [192, '001']),
    put([2, mode], [3, airline], [11, 'S27'], [15, '28MAR2730OCT27'], [29, '01DEC26'], [72, 'C']),
    ...legs.map(buildLeg),
  ];
  const types = ['1', '2', ...legs.map(() => '3'), '5'];
  const reference = String(records.length).padStart(6, '0');
  return [...records, put([3, airline], [188, `${reference}E`])].map(
    (record, index) => types[index] + record.slice(1, 194) + String(index + 1).padStart(6, '0'),
  );
}

function buildLeg(leg: LegFields): string {
  const [start, time, variation] = (leg.departure ?? 'AAA 0715 +0200').split(' ');
  const [end, arrivalTime, arrivalVariation] = (leg.arrival ?? 'BBB 1130 +0300').split(' ');
  return put(
    [2, leg.suffix ?? ' '],
    [3, leg.airline ?? 'TW'],
    [6, leg.flight ?? '0123'],
    [10, leg.variation ?? '01'],
    [12, leg.sequence ?? '01'],
    [14, leg.service ?? 'J'],
    [15, leg.from ?? '05APR27'],
    [22, leg.to ?? '11APR27'],
    [29, leg.weekdays ?? '1234567'],
    [36, leg.frequency ?? ' '],
    [37, `${start}${time}${time}${variation}`],
    [55, `${end}${arrivalTime}${arrivalTime}${arrivalVariation}`],
    [73, '320'],
    [193, leg.dateVariation ?? '00'],
  );
}

/** A blank record with texts at columns, counted from 1. */
function put(...texts: readonly (readonly [column: number, text: string])[]): string {
  let record = ' '.repeat(200);
  for (const [column, text] of texts) {
    record = record.slice(0, column - 1) + text + record.slice(column - 1 + text.length);
  }
  return record;
}

/** A day as DDMMMYY. */
export function ssimDay(day: Day): string {
  const { year, month, date } = splitDay(day);
  const name = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC'.slice(month * 3 - 3, month * 3);
  return String(date).padStart(2, '0') + name + String(year % 100).padStart(2, '0');
}
