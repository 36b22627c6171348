/** What the card block gives to the page when an order is sent. */
export interface CollectedCard {
  /** What the provider knows the card by (CARD-015). */
  readonly token: string;
  readonly holderName: string;
  /** Where the provider sends the shopper first, set with the payment (CARD-016); null for nowhere. */
  readonly redirect: string | null;
  /** The fields are encrypted, so the order is a secure action (PAY-012). */
  readonly isEncrypted?: boolean;
}

/** The card block, as the page's order sees it. */
export interface CardFormHandle {
  /** Checks and sends what was typed; null where something is wrong, which then is marked and has the focus. */
  collect(): Promise<CollectedCard | null>;
  /** The shop refused the card for its range (VALID-056). */
  refuse(): void;
  /** Called when the order has an answer: the block removes its message that the card is being sent. */
  takeBack?(): void;
}
