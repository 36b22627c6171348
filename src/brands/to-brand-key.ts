/** Folder of a brand by its name: `Blaue Bucht` is `blauebucht`, `Möwe` is `mowe`. Tools alone use it. */
export const toBrandKey = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
