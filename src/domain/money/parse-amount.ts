/**
 * Reads an amount as staff write it, with a comma or a dot before the minor units and a minus for what is taken away, such as `120`, `-12,5` or
 * `1 200.50`.
 * @returns minor units; null for anything else and for nothing
 */
export function parseAmount(text: string): number | null {
  const compact = text.replace(/[\s']/g, '').replace('−', '-');
  const [, sign, units = '', , minor = ''] = /^([+-]?)(\d{1,7})([.,](\d{1,2}))?$/.exec(compact) ?? [];
  if (units === '') return null;
  const amount = Number(units) * 100 + Number(minor.padEnd(2, '0'));
  return sign === '-' && amount > 0 ? -amount : amount;
}

/** The same for what can only be more than nothing: null for 0 and less. */
export function parsePositiveAmount(text: string): number | null {
  const amount = parseAmount(text);
  return amount !== null && amount > 0 ? amount : null;
}
