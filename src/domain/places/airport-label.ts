/** An airport as trips name it: 'Palma de Mallorca (PMI)'. */
export const formatAirportLabel = (name: string, code: string): string => `${name} (${code})`;

/** The code in the label of an airport, 'PMI' of 'Palma de Mallorca (PMI)'; undefined where it has none. */
export function parseAirportLabel(label: string): string | undefined {
  return /\(([A-Z]{3})\)$/.exec(label)?.[1];
}
