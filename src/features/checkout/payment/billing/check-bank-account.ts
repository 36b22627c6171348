import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { isAccountHolder, tidyName } from '../../../../domain/travellers/person-name.ts';

/** The typed values of the bank form (PAY-015). */
export interface BankAccountEntry {
  readonly holderName: string;
  /** With or without blanks. */
  readonly iban: string;
}

export type BankAccountFault = 'required' | 'ibanInvalid' | 'ibanNotSepa' | 'holderInvalid';

/**
 * Checks the account of a direct debit, field by field (checkout X-031): the IBAN must have a valid checksum and belong to
 * a SEPA country.
 * @returns the account with its IBAN in capital letters without blanks
 */
export function checkBankAccount(
  entry: BankAccountEntry,
):
  | { readonly ok: true; readonly account: BankAccountEntry }
  | { readonly ok: false; readonly faults: Partial<Record<keyof BankAccountEntry, BankAccountFault>> } {
  const holderName = tidyName(entry.holderName);
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

/** A SEPA order holds at most 70 characters. */
function faultOfHolder(name: string): BankAccountFault | null {
  if (name === '') return 'required';
  return name.length >= 2 && name.length <= 70 && isAccountHolder(name) ? null : 'holderInvalid';
}

function faultOfIban(iban: string): BankAccountFault | null {
  if (iban === '') return 'required';
  if (!isValidIBAN(iban)) return 'ibanInvalid';
  return isSEPACountry(iban.slice(0, 2)) ? null : 'ibanNotSepa';
}
