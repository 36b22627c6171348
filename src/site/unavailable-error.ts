/** Thrown while what a request asks for is still being read, at the start or after an outage. The server answers 503. */
export class UnavailableError extends Error {}
