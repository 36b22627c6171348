const second = 1_000;

/** How the supply log uses NATS JetStream; what it shares with the log in PostgreSQL is `supplyLogPolicy`. */
export const natsLimits = {
  /** Between two polls of the table for batches that the stream does not have. */
  pollIntervalMs: 2 * second,
  /** NATS reserves the bytes at once; at 20,000 changes a second they last for more than half an hour. */
  maxBytes: 1024 * 1024 * 1024,
  maxAgeMs: 24 * 60 * 60 * second,
  copies: 1,
  /** A server has this long to answer while connecting. */
  connectTimeoutMs: 3 * second,
  /** JetStream has this long to answer. */
  answerTimeoutMs: 3 * second,
  /** Batches on their way to one follower. */
  window: 32,
  /** A follower asks for more after this long; half of it is how often the stream proves that it lives. */
  pullExpiryMs: 4 * second,
  /** NATS forgets a follower that is gone after this long. */
  followerExpiryMs: 30 * second,
  /** Batches brought to a stream afterwards; followers read older ones from PostgreSQL. */
  maxBacklog: 2_000,
  /** Batches read at once for a stream. */
  rowsAtOnce: 64,
  /** Batches that may wait to be applied; the stream is read no further meanwhile. */
  maxQueue: 32,
} as const;
