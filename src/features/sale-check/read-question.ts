import { parseDay } from '../../domain/time/calendar-day.ts';
import type { AskedTrip, SaleQuestion } from './sale-answer.ts';

/** Fields of the question as people fill them in. */
export interface SaleForm {
  readonly hotel: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly nights: string;
  readonly adults: string;
  /** Ages, joined by commas; '' for none. */
  readonly children: string;
  readonly airport: string;
  readonly hotelOnly: string;
}

export type SaleField = Exclude<keyof SaleForm, 'hotelOnly'>;

type Refused = { readonly ok: false; readonly field: SaleField };
type ReadQuestion = { readonly ok: true; readonly question: SaleQuestion } | Refused;
type ReadTrip = { readonly ok: true; readonly trip: AskedTrip } | Refused;

/** Reads what can be asked at all; what the shop does not sell is an answer. */
export function readSaleQuestion(form: SaleForm): ReadQuestion {
  const hotelId = parseWhole(form.hotel, 1, 999_999_999);
  if (hotelId === null) return { ok: false, field: 'hotel' };
  const read = readAskedTrip(form);
  return read.ok ? { ok: true, question: { ...read.trip, hotelId } } : read;
}

/** The same without the hotel. */
export function readAskedTrip(form: SaleForm): ReadTrip {
  const from = parseDay(form.from.trim());
  if (from === null) return { ok: false, field: 'from' };
  const nights = parseWhole(form.nights, 1, 99);
  if (nights === null) return { ok: false, field: 'nights' };
  const adults = parseWhole(form.adults, 1, 99);
  if (adults === null) return { ok: false, field: 'adults' };
  const ages = form.children.split(/[\s,;]+/).filter((age) => age !== '');
  const childrenAges = ages.map((age) => parseWhole(age, 0, 17)).filter((age) => age !== null);
  if (childrenAges.length < ages.length || ages.length > 20) return { ok: false, field: 'children' };
  const airport = form.airport.trim().toUpperCase();
  if (!/^(|[A-Z]{2,5})$/.test(airport)) return { ok: false, field: 'airport' };
  const isHotelOnly = form.hotelOnly === '1';
  return { ok: true, trip: { from, nights, adults, childrenAges, isHotelOnly, airport } };
}

function parseWhole(text: string, lowest: number, highest: number): number | null {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= lowest && value <= highest ? value : null;
}
