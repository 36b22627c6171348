/** The anchor of a heading, as source hosts write it: small letters, no punctuation, a hyphen for each space. */
export const toHeadingAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
