/** Where the changes sent to a shard stood before they were shared out, in runs: most changes have the same neighbours in both. */
export interface ChangePlaces {
  /** Notes the place of the next change that is sent. */
  add(place: number): void;
  /** The place of the change that was sent as the nth, from 0. */
  find(sent: number): number;
}

export function createChangePlaces(): ChangePlaces {
  const sentFrom: number[] = [];
  const placeFrom: number[] = [];
  let count = 0;
  let expected = -1;

  return {
    add(place) {
      if (place !== expected) {
        sentFrom.push(count);
        placeFrom.push(place);
      }
      expected = place + 1;
      count += 1;
    },
    find(sent) {
      const after = sentFrom.findIndex((from) => from > sent);
      const run = (after === -1 ? sentFrom.length : after) - 1;
      return (placeFrom[run] ?? 0) + sent - (sentFrom[run] ?? 0);
    },
  };
}
