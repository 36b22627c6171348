/** Seconds of a round for which there is a rule in the style sheet. */
const scrollSeconds = [15, 20, 30, 45, 60, 90, 120] as const;

const lettersPerSecond = 8;
/** A message takes a quarter of the line however short it is. */
const fewestSecondsPerMessage = 5;

/** Seconds in which the messages go by once, so that they can be read. */
export function findScrollSeconds(messages: readonly { readonly text: string }[]): number {
  const seconds = messages.reduce(
    (sum, { text }) => sum + Math.max(fewestSecondsPerMessage, text.length / lettersPerSecond),
    0,
  );
  return scrollSeconds.find((each) => each >= seconds) ?? 120;
}
