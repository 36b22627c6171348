/** Lower-case ASCII words joined by hyphens; letters that no accent turns into ASCII are left out. */
export function slugOf(name: string, otherwise: string): string {
  const plain = name.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || otherwise;
}
