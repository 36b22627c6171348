import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { passesLuhn } from '../../domain/money/card-number.ts';

/**
 * What identifies, reaches or authorises a person never stands in the log. It is taken out where a line is written, by the name of a field and by
 * the shape of a value, so that no caller has to remember it.
 */

/** Fields of our bodies, tables and cookies whose value is a person's or a secret; each is also found in snake_case and kebab-case. */
const personalFields = [
  'salutation|firstName|lastName|fullName|holder|holderName|cardHolder|accountHolder|birthDate|dateOfBirth',
  'street|houseNumber|zip|zipCode|postalCode|city|address|email|confirmEmail|emailRepeat|phone|mobile|telephone|telephone1|telephone2|fax',
  'iban|bic|cardNumber|pan|cvc|cvv|securityCode|encrypted\\w+|paymentData|frequentFlyer|frequentFlyerNumber',
  'comments|password|newPassword|currentPassword|passcode|codeSecret|otp',
  'token|accessToken|refreshToken|idToken|shareToken|sessionData|signature|cookie|setCookie|authorization|apiKey|secret',
  'session|visitor|owner',
]
  .join('|')
  .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '[_-]?');

/** Query parameters whose value opens something or names somebody: `list` opens favourites, `text` is what staff search bookings for. */
const secretParameters = `${personalFields}|key|\\w*token|code|voucher|sig|mail|name|lastname|firstname|text|of|list|newsletter_update_id|newsletter_recipient|redirectResult|payload|pares|md|cres|\\w+TransactionId|\\w+TrxId`;

interface Shape {
  readonly pattern: RegExp;
  /** What takes its place; unchanged where the value only looks like one. */
  readonly replace: (found: string, ...groups: string[]) => string;
}

const shapes: readonly Shape[] = [
  {
    // A field as Node prints it, or as a cookie, form or log line has it.
    pattern: new RegExp(
      `((?<![\\w/-])(?:${personalFields})'?(?:\\s*:\\s*(?=['"\`\\\\[{\\d])|=(?!\\[hidden\\])))` +
        `(?:'(?:[^'\\\\]|\\\\.)*'|(\\\\*")(?:(?!\\2).)*\\2|\`[^\`]*\`|\\[[^\\]]*\\]|\\{[^}]*\\}|[^\\s,;&)}\\]'"\\\\]+)`,
      'gi',
    ),
    replace: (_found, name = '') => `${name}[hidden]`,
  },
  {
    // A parameter of an address, also of an address within an address, whose signs are escaped once or more.
    pattern: new RegExp(
      `((?:[?&;]|%(?:25)*(?:3f|26))(?:${secretParameters})(?:=|%(?:25)*3d))((?:(?!%(?:25)*26)[^\\s"'&#\\\\])+)`,
      'gi',
    ),
    replace: (_found, name = '') => `${name}[hidden]`,
  },
  {
    // The token of a payment link is a part of its path, also in an address within an address.
    pattern: /((?:\/|%(?:25)*2f)(?:pay|payment-link)(?:\/|%(?:25)*2f))[\w-]{16,}/gi,
    replace: (_found, path = '') => `${path}[token]`,
  },
  {
    // `state` is a secret where a provider sends a shopper back, and a booking's state in the office.
    pattern: /([?&;]state=)(?=[\w.~-]*\d)[\w.~-]{16,}/gi,
    replace: (_found, name = '') => `${name}[hidden]`,
  },
  {
    // What PostgreSQL quotes of a row or value, wherever its message was copied to.
    pattern: /(Failing row contains |Key \([^)]*\)=)\((?:[^()]|\([^()]*\))*\)/g,
    replace: (_found, start = '') => `${start}([hidden])`,
  },
  {
    pattern:
      /(invalid input (?:syntax|value) for [^"\n]*?: |out of range(?: for type \w+)?: )(\\*")(?:(?!\2).)*\2/g,
    replace: (_found, start = '', quote = '') => `${start}${quote}[hidden]${quote}`,
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
    pattern: /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g,
    replace: (found) => (isCard(found.replaceAll(/\D/g, '')) ? '[card]' : found),
  },
  {
    // Tokens, keys and signed values: long and without a word in them.
    pattern: /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}/g,
    replace: () => '[token]',
  },
];

/** Times have 13 digits, too, but none before the year 2096 begins with the 4 of a card that has so few. */
const isCard = (digits: string) => (digits.length > 13 || digits.startsWith('4')) && passesLuhn(digits);

/** How often JSON may be quoted into other JSON: each time doubles every backslash and adds one before each quote. */
const quotedDepths = [0, 1, 2];

const fieldNames = quotedDepths.map((depth) => {
  const quote = `\\\\{${2 ** depth - 1}}"`;
  return new RegExp(`(?<!\\\\)${quote}(?:${personalFields})${quote}\\s*:\\s*`, 'gi');
});

/** Hides the values of personal fields of JSON, of whatever type, that was quoted so often. */
function hideFields(text: string, depth: number): string {
  const names = fieldNames[depth] as RegExp;
  const quote = `${'\\'.repeat(2 ** depth - 1)}"`;
  let [hidden, read] = ['', 0];
  for (const found of text.matchAll(names)) {
    if (found.index < read) continue;
    const start = found.index + found[0].length;
    const end = findEnd(text, start, depth);
    hidden += text.slice(read, start);
    read = end;
    hidden += /^(?:null|true|false)$/.test(text.slice(start, end))
      ? text.slice(start, end)
      : `${quote}[hidden]${quote}`;
  }
  return hidden + text.slice(read);
}

/** Where a value of JSON ends; where it was cut off, the end of the text that quotes it. */
function findEnd(text: string, start: number, depth: number): number {
  let open = 0;
  let isInText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '"') {
      const backslashes = countBackslashes(text, at, start);
      if (backslashes < 2 ** depth - 1) return at - backslashes;
      if (isInText && backslashes % 2 ** (depth + 1) !== 2 ** depth - 1) continue;
      isInText = !isInText;
      if (!isInText && open === 0) return at + 1;
    } else if (isInText) {
    } else if (sign === '[' || sign === '{') {
      open += 1;
    } else if (sign === ']' || sign === '}') {
      if (open === 0) return at;
      open -= 1;
      if (open === 0) return at + 1;
    } else if (open === 0 && /[,\s]/.test(sign)) {
      return at;
    }
  }
  return text.length;
}

function countBackslashes(text: string, quoteAt: number, start: number): number {
  let at = quoteAt;
  while (at > start && text[at - 1] === '\\') at -= 1;
  return quoteAt - at;
}

/**
 * A line of the log, or any other text for operators, without personal data and secrets. JSON stays JSON.
 * Names that stand in free text cannot be recognised: whatever quotes what a person typed must put it into a field.
 */
export function redactLog(text: string): string {
  const withoutFields = quotedDepths.reduce(hideFields, text);
  return shapes.reduce((line, { pattern, replace }) => line.replace(pattern, replace), withoutFields);
}
