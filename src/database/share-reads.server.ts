/**
 * Everybody who asks the same while its answer is on its way shares it: a page asks twice for the past of a price, and many people look at
 * one hotel at a time. Nothing is kept once the answer is there. For what may be as old as one read takes.
 */
export function shareReads<Answer>(): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (key, read) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const answer = read().finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
