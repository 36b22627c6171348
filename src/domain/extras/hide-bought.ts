/** What people get to see of an extra: what the supplier asks for it is between the supplier and us. */
export function hideBought<Extra extends { readonly bought?: number }>(extra: Extra): Omit<Extra, 'bought'> {
  const { bought: _, ...shown } = extra;
  return shown;
}
