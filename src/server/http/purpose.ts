/**
 * What a request is for. It decides whose requests a minute are counted together (`requestsPerMinute` in `src/defaults.ts`) and
 * in which queue the request waits, its class of traffic (`admission` there). Each route names its purpose where it is declared.
 */
const classOfPurposes = {
  /** Documents of the shop, and small files such as icons and sitemaps. */
  pages: 'pages',
  /** Calls that the offer index answers. */
  searches: 'searches',
  /** The price of one offer, for which the supplier is asked. */
  prices: 'prices',
  /** Pictures and map tiles. */
  images: 'images',
  /** Consents, preferences, favourites, closed notices. */
  choices: 'choices',
  /** Forms of the newsletter. */
  subscribing: 'choices',
  /** Errors that browsers report. */
  events: 'choices',
  /** Beginning a checkout. */
  creating: 'checkout',
  /** Servers of partners that begin checkouts. */
  partners: 'checkout',
  /** Pages and calls of a checkout or booking of one's own. */
  checkout: 'checkout',
  /** Mails with one-time codes, to travellers whose page has a key. */
  proving: 'checkout',
  /** Passes for a phone's wallet, which are signed on the thread that serves all. */
  passes: 'checkout',
  /** Orders, and what an attacker would try cards with. */
  paying: 'checkout',
  /** Messages of the payment provider, of the newsletter's vendor and of mail programs that unsubscribe. */
  webhooks: 'checkout',
  /** Sign-in of staff with a password. */
  passwords: 'passwords',
  /** Sign-in of members, which waits for the issuer: pages have slots of their own. */
  signIn: 'passwords',
  /** Sign-in of staff with a passkey. */
  passkeys: 'staff',
  /** The back office and the editor. */
  staff: 'staff',
  /** Complaints and their files, whose bodies are read by the handler. */
  uploads: 'uploads',
  /** The description of the calls. */
  description: 'pages',
  /** Probes and metrics: neither counted nor queued, for they have to answer when nothing else does. */
  operations: null,
} as const;

export type Purpose = keyof typeof classOfPurposes;
export type TrafficClass = NonNullable<(typeof classOfPurposes)[Purpose]>;

export const TRAFFIC_CLASSES = [
  ...new Set(Object.values(classOfPurposes).filter((name) => name !== null)),
] as readonly TrafficClass[];

/** The queue of a purpose; null where nothing waits. */
export function trafficClassOf(purpose: Purpose): TrafficClass | null {
  return classOfPurposes[purpose];
}
