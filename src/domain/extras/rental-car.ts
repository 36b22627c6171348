/** The details and rental conditions of a car (CDATA-058, CDATA-059). */
export interface RentalCarTerms {
  /** The rental company. */
  readonly provider: string;
  /** A car of this class, such as `Corvina S`; no real maker is named. */
  readonly model: string;
  readonly seats: number;
  readonly bags: number;
  readonly isAutomatic: boolean;
  /** Blocked on the driver's card until the car is back, minor units of the offer's currency. */
  readonly deposit: number;
  /** What the driver pays of a damage at most, minor units; 0 for nothing. */
  readonly excess: number;
  /** Kilometres a day; null for as many as one likes. */
  readonly kilometresPerDay: number | null;
  readonly fuel: 'full-to-full' | 'prepaid';
  /** Years the driver has to be old. */
  readonly minimumAge: number;
  /** Years the driver has to have had a licence. */
  readonly licenceYears: number;
}
