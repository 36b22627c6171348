import { formatNumber } from './format-number.ts';
import type { Language } from './language.ts';

/** A distance in metres to the next 50, 50 m at least, or from a kilometre on in kilometres, below five to one decimal: `450 m`, `1,2 km`. */
export function formatDistance(metres: number, language: Language): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`;
  const kilometres = metres < 4_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1_000);
  return `${formatNumber(kilometres, language, 1)} km`;
}
