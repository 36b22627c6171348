const numbers = new WeakMap<object, number>();
let last = 0;

/** A number that no other object of this process has: says in a key which object was meant. */
export function numberObject(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
}
