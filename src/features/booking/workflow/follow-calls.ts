import type { Bookings } from '../model/bookings.ts';

/** Wraps the calls and counts those in progress; `settle` waits until all of them have ended. */
export function followCalls(bookings: Bookings): {
  readonly bookings: Bookings;
  settle(): Promise<unknown>;
} {
  const underWay = new Set<Promise<unknown>>();
  const follow =
    <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> => {
      const answering = call(...asked);
      underWay.add(answering);
      const forget = () => void underWay.delete(answering);
      answering.then(forget, forget);
      return answering;
    };
  return {
    bookings: {
      place: follow(bookings.place),
      follow: follow(bookings.follow),
      proceed: follow(bookings.proceed),
      abandonChallenge: follow(bookings.abandonChallenge),
      cancel: follow(bookings.cancel),
      withdraw: follow(bookings.withdraw),
      cancelUnpaid: follow(bookings.cancelUnpaid),
      cancelFree: follow(bookings.cancelFree),
      handleWebhook: follow(bookings.handleWebhook),
      findTravelDocument: follow(bookings.findTravelDocument),
    },
    settle: () => Promise.allSettled(underWay),
  };
}
