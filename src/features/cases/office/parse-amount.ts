/**
 * Reads an amount as staff write it, with a comma or a dot before the minor units, such as `120`, `120,5` or `1 200.50`.
 * @returns minor units; null for anything else and for nothing
 */
export function parseAmount(text: string): number | null {
  const compact = text.replace(/[\s']/g, '');
  const [, units = '', , minor = ''] = /^(\d{1,7})([.,](\d{1,2}))?$/.exec(compact) ?? [];
  if (units === '') return null;
  const amount = Number(units) * 100 + Number(minor.padEnd(2, '0'));
  return amount > 0 ? amount : null;
}
