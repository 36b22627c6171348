/** The path to the first thing that two answers do not have in common, with both; null where they are equal. */
export function findDifference(expected: unknown, actual: unknown, path = 'answer'): string | null {
  if (Object.is(expected, actual)) return null;
  if (!isComposite(expected) || !isComposite(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const difference = findDifference(expected[key], actual[key], `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

function isComposite(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
