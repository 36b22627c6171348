/** A passkey as shown to its owner. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}
