/** Where the numbers of a company come from: no other company ever gives one of them. */
export interface CompanyNumbers {
  /** What its booking numbers begin with: at most two letters or digits, none of 0, 1, I and O; '' for all that no other company has. */
  readonly bookings: string;
  /** Three capital letters or digits that its invoices and certificates begin with: `ABE-R2026-0000001`. */
  readonly documents: string;
}

/**
 * A company that sells: its orders, payments, ledger, documents and mails are its own. Its data are a file in the folder of a
 * brand, which its other brands import, and a row of the table `company` that is filled from it.
 */
export interface Company {
  /** Stored with orders and in settings: never changed or used again for another one. */
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly register: string;
  readonly vatId: string;
  /** Sender of its mails, and where people answer. */
  readonly email: string;
  /** Slug of the page with the imprint, which every mail links to. */
  readonly imprintPage: string;
  readonly numbers: CompanyNumbers;
}
