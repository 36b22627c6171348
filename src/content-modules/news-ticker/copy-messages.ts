/** About so many messages are shown in all (MOD-109). */
const wanted = 10;

/**
 * The messages that follow the given ones so that the line is never empty; a copy is one message, taken in order. Up to seven
 * messages are followed by 11 less their number, so that eleven are shown (MOD-110); more are all said once again (MOD-111).
 */
export function copyMessages<Message>(messages: readonly Message[]): readonly Message[] {
  const count = messages.length;
  const copies = wanted - count >= 3 ? wanted + 1 - count : count;
  return Array.from({ length: copies }, (_, index) => messages[index % count] as Message);
}
