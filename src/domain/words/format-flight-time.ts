/** Keeps number and unit on one line. */
const space = '\u00a0';

/** How long a flight takes as people say it: '3 h 05 min', '55 min', '2 h'. The same in all five languages. */
export function formatFlightTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${space}min`;
  if (rest === 0) return `${hours}${space}h`;
  return [hours, 'h', String(rest).padStart(2, '0'), 'min'].join(space);
}
