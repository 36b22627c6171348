/**
 * Parts of the interface texts that are loaded apart: a page loads those of the frame, which every page may show, and those
 * of its own. The first word of a text's id says where it belongs; ids with other words belong to the frame.
 */
const wordsOfAreas = {
  mask: ['airports', 'lowestPrice', 'mask', 'period', 'travellers'],
  results: ['results'],
  places: ['places'],
  hotel: ['dates', 'hotel', 'hotelText', 'media', 'reviews', 'trip'],
  checkout: ['checkout', 'extras', 'person'],
  payment: ['billing', 'payment'],
  pay: ['pay'],
  booking: ['booking'],
  // Written by the server: no page looks them up.
  documents: ['busy', 'demonstration', 'mail', 'office', 'documents', 'pendingCode', 'phrase', 'searchNotes'],
  editor: ['account', 'choice', 'editing', 'editor', 'field', 'library', 'module'],
  interactive: ['ancillaries', 'countdown', 'lastSearch', 'slider', 'teaser'],
  alerts: ['priceAlert', 'priceAlertConfirm', 'priceAlerts', 'roomRequest'],
  members: ['member', 'newsletterConfirm', 'signIn'],
  notices: ['award', 'miles', 'partner', 'popup', 'ticker'],
  forms: ['captcha', 'complaint', 'contact', 'newsletter'],
  vouchers: ['voucher', 'withdrawal'],
  tickets: ['localCharge', 'ride'],
  trips: ['myTrips', 'tripChange', 'tripNotice', 'voucherOffer'],
  further: ['address', 'climate', 'comparison', 'destination', 'glossary', 'membership', 'voucherPreview'],
} as const;

export type TextsArea = 'frame' | keyof typeof wordsOfAreas;

const ownAreas = Object.keys(wordsOfAreas) as (keyof typeof wordsOfAreas)[];

export const textAreas: readonly TextsArea[] = ['frame', ...ownAreas];

/** The area that a text belongs to, by its id. */
export function findTextArea(id: string): TextsArea {
  const word = id.split('.', 1)[0] ?? '';
  return ownAreas.find((area) => (wordsOfAreas[area] as readonly string[]).includes(word)) ?? 'frame';
}
