/** The card data that an order sends. */
export interface CollectedCard {
  /** The provider's token for the card (CARD-015). */
  readonly token: string;
  readonly holderName: string;
  /** Address that the provider redirects the shopper to first (CARD-016); null for none. */
  readonly redirect: string | null;
  /** True when the fields are encrypted, which makes the order a secure action (PAY-012). */
  readonly isEncrypted?: boolean;
}

/** The methods of the card block that placing an order calls. */
export interface CardFormHandle {
  /** Key of the open fields, which the server needs to change their amount; null for fields that know none. */
  readonly fieldsKey: string | null;
  /** Validates and submits the fields; returns null after marking and focusing the first error. */
  collect(): Promise<CollectedCard | null>;
  /** Marks the card because the shop refused its range (VALID-056). */
  refuse(): void;
  /** Removes the message that the card data was submitted, once the order has an answer. */
  clearMessage?(): void;
}
