/** Where most shoppers have their mailbox, and providers that look like a slip of those but are none. */
const knownDomains = [
  'aol.com',
  'bluewin.ch',
  'free.fr',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hotmail.de',
  'hotmail.es',
  'hotmail.fr',
  'hotmail.it',
  'icloud.com',
  'libero.it',
  'live.com',
  'mail.com',
  'orange.fr',
  'outlook.com',
  'outlook.de',
  'outlook.es',
  'outlook.fr',
  'outlook.it',
  't-online.de',
  'web.de',
  'yahoo.com',
  'yahoo.de',
  'yahoo.es',
  'yahoo.fr',
  'yahoo.it',
  'ymail.com',
] as const;

/** Endings that no country has, typed for another. */
const mistypedEndings: Readonly<Record<string, string>> = {
  cmo: 'com',
  comm: 'com',
  con: 'com',
  cpm: 'com',
  ocm: 'com',
  vom: 'com',
  dee: 'de',
  ed: 'de',
};

/**
 * What an address was probably meant to be, where its domain is one slip away from a large provider's: one letter too many, too few,
 * another one, or two in the wrong order. Null for everything else. An address that is not meant so stays as it is.
 */
export function suggestEmail(typed: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const mended = mistypedEndings[ending] ?? ending;
  const host = domain.slice(0, domain.length - ending.length);
  const known: readonly string[] = knownDomains;
  if (known.includes(domain)) return null;
  const meant =
    known.find((each) => each === host + mended) ?? known.find((each) => isSlipOf(host + mended, each));
  return meant === undefined ? null : `${typed.trim().slice(0, name.length)}@${meant}`;
}

/** Whether the hosts differ by one slip and the endings not at all. */
function isSlipOf(domain: string, known: string): boolean {
  const [at, end] = [domain.indexOf('.'), known.indexOf('.')];
  return domain.slice(at) === known.slice(end) && isOneSlip(domain.slice(0, at), known.slice(0, end));
}

function isOneSlip(one: string, other: string): boolean {
  // Three letters and fewer are too often a name of their own.
  if (other.length < 4 || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const rests = (skippedOfOne: number, skippedOfOther: number) =>
    one.slice(from + skippedOfOne) === other.slice(from + skippedOfOther);
  const isSwapped = one[from] === other[from + 1] && one[from + 1] === other[from] && rests(2, 2);
  return rests(1, 0) || rests(0, 1) || rests(1, 1) || isSwapped;
}
