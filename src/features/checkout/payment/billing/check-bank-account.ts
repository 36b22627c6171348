import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** The bank form as it is typed (PAY-015). */
export interface BankAccountEntry {
  readonly holderName: string;
  /** With or without blanks. */
  readonly iban: string;
}

export type BankAccountFault = 'required' | 'ibanInvalid' | 'ibanNotSepa' | 'holderInvalid';

/**
 * What is wrong with the account of a direct debit, field by field (checkout X-031): its checksum is proved, and it is of
 * a country that takes part in SEPA.
 * @returns the account with its IBAN in capital letters without blanks
 */
export function checkBankAccount(
  entry: BankAccountEntry,
):
  | { readonly ok: true; readonly account: BankAccountEntry }
  | { readonly ok: false; readonly faults: Partial<Record<keyof BankAccountEntry, BankAccountFault>> } {
  const holderName = entry.holderName.trim();
  const iban = electronicFormatIBAN(entry.iban)?.toUpperCase() ?? '';
  const holderFault = faultOfHolder(holderName);
  const ibanFault = faultOfIban(iban);
  if (holderFault === null && ibanFault === null) return { ok: true, account: { holderName, iban } };
  return {
    ok: false,
    faults: {
      ...(holderFault === null ? {} : { holderName: holderFault }),
      ...(ibanFault === null ? {} : { iban: ibanFault }),
    },
  };
}

/** Accounts of firms are allowed, so digits and `&` are; 70 letters is what a SEPA order has room for. */
function faultOfHolder(name: string): BankAccountFault | null {
  if (name === '') return 'required';
  return name.length >= 2 && name.length <= 70 ? null : 'holderInvalid';
}

function faultOfIban(iban: string): BankAccountFault | null {
  if (iban === '') return 'required';
  if (!isValidIBAN(iban)) return 'ibanInvalid';
  return isSEPACountry(iban.slice(0, 2)) ? null : 'ibanNotSepa';
}
