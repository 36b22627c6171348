/** Letters of all scripts with their marks, blanks, hyphens, apostrophes and dots; only an apostrophe may come before a letter. */
const shape = /^['’]?\p{L}[\p{L}\p{M} '’.·-]*$/u;
/** Letters and marks that nobody sees. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Keyboards without an apostrophe give one of these. */
const apostrophes = /[`´‘]/g;
const hyphens = /[‐‑–]/g;
/** A mail program turns `word.word` into a link. */
const innerDot = /\.(?=\p{L})/gu;

/**
 * Returns a typed name with single blanks and usual apostrophes and hyphens. A blank follows each dot, so that a name never
 * reads like an address of the Internet in the greeting of a mail.
 */
export function tidyName(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(apostrophes, '’')
    .replace(hyphens, '-')
    .replace(innerDot, '. ');
}

/** Whether a tidied name may be one: no link, formula (`=`, `+`, `-`, `@` first), direction mark or invisible character. */
export function isPersonName(name: string): boolean {
  return shape.test(name) && !invisible.test(name);
}

/** Names of companies and of several owners have digits and a few symbols more. */
const accountHolderShape = /^['’]?[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.·,&+/()-]*$/u;
/** `word.word/` is an address of the Internet, with a blank after the dot too; `Co. A/S` is none. */
const pathAfterDot = /\.(?:[\p{L}\p{N}-]+| [\p{L}\p{N}-]{2,})\//u;

/** Whether a tidied name may be the holder of a bank account: as a person's name, with digits and `& / ( ) , +` too. */
export function isAccountHolder(name: string): boolean {
  return accountHolderShape.test(name) && !invisible.test(name) && !pathAfterDot.test(name);
}
