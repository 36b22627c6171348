/** Airlines of flights, each once, by the code that their flight numbers begin with: 'FW 123' is one of FW. */
export function listAirlines(
  flights: readonly ({ readonly flightNumber: string } | null | undefined)[],
): readonly string[] {
  const codes = flights.map((flight) => flight?.flightNumber.split(' ', 1)[0] ?? '');
  return [...new Set(codes)].filter((code) => code !== '');
}
