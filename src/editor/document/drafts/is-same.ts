/** Whether data is the same, in any order of its keys: a database may write them in another one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const own = Object.entries(one);
  const theirs = other as Readonly<Record<string, unknown>>;
  return (
    own.length === Object.keys(other).length &&
    own.every(([key, value]) => Object.hasOwn(theirs, key) && isSame(value, theirs[key]))
  );
}
