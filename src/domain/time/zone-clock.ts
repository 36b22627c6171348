const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show: the month from 1 to 12, the hour from 0 to 23. */
export interface ZoneClock {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Reads the clocks of a zone of the IANA database. It asks for each part by name: how a language writes a day differs between
 * browsers.
 * @throws RangeError for a zone that the runtime does not know
 */
export function readZoneClock(instant: Date, timeZone: string): ZoneClock {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    date: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}
