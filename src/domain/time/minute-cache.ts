/**
 * Makes something of a moment once a minute: dates in a time zone cost as much as reading a request.
 * @param make depends on the minute of the moment and on nothing smaller
 */
export function createMinuteCache<Value>(make: (moment: Date) => Value): (moment: Date) => Value {
  let last: { readonly minute: number; readonly value: Value } | null = null;
  return (moment) => {
    const minute = Math.floor(moment.getTime() / 60_000);
    if (last?.minute !== minute) last = { minute, value: make(moment) };
    return last.value;
  };
}
