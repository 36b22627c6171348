import type { Language } from '../words/language.ts';

/** When and where a transfer picks its travellers up, by the flights of their trip: times that move take it along. */
export interface TransferPickUp {
  /** Where it waits at the airport. */
  readonly meetingPoint: Readonly<Record<Language, string>>;
  /** How long it waits there after the landing, minutes. */
  readonly waitMinutes: number;
  /** How long before the flight home departs it is at the hotel, minutes. */
  readonly returnMinutes: number;
}
