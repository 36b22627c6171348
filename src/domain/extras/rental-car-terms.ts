/** The details and rental conditions of a car (CDATA-058, CDATA-059). */
export interface RentalCarTerms {
  /** The rental company. */
  readonly provider: string;
  /** An example of the car class, such as `Corvina S`, without a real brand. */
  readonly model: string;
  readonly seats: number;
  readonly bags: number;
  readonly isAutomatic: boolean;
  /** Minor units of the offer's currency, blocked on the driver's card until the return of the car. */
  readonly deposit: number;
  /** Maximum that the driver pays for a damage, in minor units; 0 for none. */
  readonly excess: number;
  /** Null for unlimited kilometres. */
  readonly kilometresPerDay: number | null;
  readonly fuel: 'full-to-full' | 'prepaid';
  /** Minimum age of the driver in years. */
  readonly minimumAge: number;
  /** Minimum number of years that the driver has held a licence. */
  readonly licenceYears: number;
}
