const written: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The readable part of an address from a title: 'Über Kreta & Co.' gives 'ueber-kreta-co'. */
export function suggestSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßæœøłđı]/g, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
