import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { passesLuhn } from '../../domain/money/card-number.ts';

/**
 * What identifies, reaches or authorises a person never stands in the log. It is taken out where a line is written, by the name of a field and by
 * the shape of a value, so that no caller has to remember it.
 */

/** Fields of our bodies and tables whose value is a person's or a secret. */
const personalFields = [
  'salutation|firstName|lastName|fullName|holder|cardHolder|accountHolder|birthDate|dateOfBirth',
  'street|houseNumber|zip|zipCode|postalCode|city|address|email|emailRepeat|phone|mobile|telephone|fax',
  'iban|bic|cardNumber|pan|cvc|cvv|securityCode|encrypted\\w+|paymentData',
  'comments|password|newPassword|currentPassword|passcode|codeSecret|otp',
  'token|accessToken|refreshToken|idToken|shareToken|sessionData|signature|cookie|authorization|apiKey|secret',
].join('|');

/** Query parameters whose value opens something or names somebody. */
const secretParameters =
  'key|token|\\w*token|code|secret|password|signature|sig|state|email|mail|name|firstname|lastname|phone|redirectResult|payload|iban|pares|md|cres|uppTransactionId|datatransTrxId';

interface Shape {
  readonly pattern: RegExp;
  /** What takes its place; unchanged where the value only looks like one. */
  readonly replace: (found: string, ...groups: string[]) => string;
}

/** In the order in which they are looked for: a field whole before its parts. */
const shapes: readonly Shape[] = [
  ...[0, 1, 2].map(fieldShape),
  {
    // A parameter of an address, also of an address within an address, whose signs are escaped once or more.
    pattern: new RegExp(
      `((?:[?&;]|%(?:25)*(?:3f|26))(?:${secretParameters})(?:=|%(?:25)*3d))((?:(?!%(?:25)*26)[^\\s"'&#\\\\])+)`,
      'gi',
    ),
    replace: (_found, name = '') => `${name}[hidden]`,
  },
  {
    pattern: /(?<![\p{L}\d._+-])[\p{L}\d._+-]+(?:@|%(?:25)*40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
    replace: () => '[e-mail]',
  },
  {
    pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}\b/gi,
    replace: (found) => (isValidIBAN(electronicFormatIBAN(found) ?? '') ? '[IBAN]' : found),
  },
  {
    // Times have 13 digits; so had cards of the last century.
    pattern: /(?<![\w.-])\d(?:[ -]?\d){13,18}(?![\w.-])/g,
    replace: (found) => (passesLuhn(found.replaceAll(/\D/g, '')) ? '[card]' : found),
  },
  {
    // Tokens, keys and signed values: long and without a word in them.
    pattern: /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}/g,
    replace: () => '[token]',
  },
];

/** A field of JSON with text, by how often its JSON was quoted into another: each time doubles every backslash and adds one before each quote. */
function fieldShape(depth: number): Shape {
  const backslash = `\\\\{${2 ** depth}}`;
  const quote = `\\\\{${2 ** depth - 1}}"`;
  const text = `(?:[^"\\\\]|${backslash}(?:${quote}|${backslash}|[^"\\\\]))*`;
  return {
    pattern: new RegExp(`(${quote}(?:${personalFields})${quote}\\s*:\\s*(${quote}))${text}${quote}`, 'gi'),
    replace: (_found, name = '', end = '') => `${name}[hidden]${end}`,
  };
}

/**
 * A line of the log, or any other text for operators, without personal data and secrets. JSON stays JSON.
 * Names that stand in free text cannot be recognised: whatever quotes what a person typed must put it into a field.
 */
export function redact(text: string): string {
  return shapes.reduce((line, { pattern, replace }) => line.replace(pattern, replace), text);
}
