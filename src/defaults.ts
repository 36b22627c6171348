/**
 * The limits, time-outs, lifetimes and retries of the shop that somebody may want to change. An engineer who tunes an installation starts here;
 * environment variables (`src/main/settings/env.server.ts`) and brands override what differs between installations. The page imports nothing, so
 * that rules, ports, server and browser can all read it.
 *
 * Five kinds of constants stay elsewhere: how long one field of a form or a call may be, in its schema, where it only bounds what is read; a fixed
 * value of a requirement, next to its rule; a number that a stored format depends on (how far ahead the shop sells is `HORIZON_DAYS` in
 * `domain/search/supply-facts.ts`, for which the index's memory is laid out); what the demo's supplier and payment provider decide for themselves,
 * as a vendor would (`src/demo`); and what holds for one vendor alone, in its adapter's folder (`<vendor>-limits.ts`,
 * `<vendor>-key-lifetime.ts`). `npm run check` finds others by their names (`scripts/check/find-scattered-defaults.ts`).
 *
 * In this order: Process, Requests, What the browser waits for, Search, Checkout, Booking, Complaints, Vouchers, Live suppliers, Payment, Captcha, Retention,
 * Editing, Office, Supply, Analytics.
 */
type Defaults = Readonly<Record<string, number | readonly number[]>>;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

// Process -----------------------------------------------------------------------------------------------------------------------------

/** Numbers that an environment variable overrides. */
export const processDefaults = {
  /** PORT of the site, as Node servers usually have it; the embedded payment provider takes the next one. */
  port: 3000,
  /** WORLD_HOTELS: enough for a demo that starts in seconds. */
  worldHotels: 2_000,
  /** TRUST_PROXY as a number: more proxies in a row nobody has. */
  mostProxies: 16,
} as const satisfies Defaults;

/** Start, end and restart of processes. */
export const processTimings = {
  /** All steps of a shutdown together: a supervisor that allows 5 s never has to kill. */
  shutdownTimeoutMs: 4_800,
  /** npm passes Ctrl-C on, so only a later second signal means that a person will not wait. */
  repeatedSignalMs: 500,
  /** Open requests have this long to end before their connections are closed. */
  closeConnectionsAfterMs: 4 * second,
  /** A worker that another one replaces lets its requests end for at most this long. */
  retireMs: minute,
  /** Its open connections end when nobody has asked for anything on them for this long. */
  retireIdleMs: 5 * second,
  /** A readiness probe gives the database this long. */
  databaseProbeTimeoutMs: second,
  /** A worker that lived this long restarts with the shortest pause. */
  steadyWorkerMs: minute,
  /** Longest pause before a worker that keeps dying is started again. */
  maxRestartDelayMs: 30 * second,
  /** A new server serves those who wait before it prepares the first pictures. */
  prepareViewsDelayMs: 2 * second,
  /** After that, when those who came first have been served, the pictures of all hotels' cards are made in advance. */
  prepareLeadsDelayMs: minute,
  /** A worker thread renders a picture or a PDF for at most this long. */
  threadJobTimeoutMs: 20 * second,
} as const satisfies Defaults;

/** Connections to PostgreSQL. */
export const databaseLimits = {
  /** Connections of one process; the embedded server takes 200, which a cluster shares. */
  connectionsPerProcess: 10,
  /** A start waits this long for the database before it fails. */
  startTimeoutMs: 8 * second,
  /** One attempt to connect. */
  connectTimeoutMs: 5 * second,
  /** PostgreSQL ends a statement that runs longer. */
  statementTimeoutMs: 10 * second,
  /** PostgreSQL ends a transaction that waits longer for its next statement. */
  idleTransactionTimeoutMs: 30 * second,
  /** Pause between two attempts while the database starts. */
  retryDelayMs: 250,
  /** The embedded database may recover this long after a crash. */
  recoverySeconds: 60,
  /** The embedded database may start this long: recovery replays the log since the last checkpoint, five minutes at most. */
  embeddedStartSeconds: 120,
  /** A longer log of the embedded database is deleted at the next start. */
  maxEmbeddedLogBytes: 5_000_000,
} as const satisfies Defaults;

/** A database that came from a backup. */
export const restoreLimits = {
  /**
   * Numbers of documents that are left out in each series: more than were given since the backup. A shop with a backup a day and a million
   * orders a year gives 2,740 a day.
   */
  skippedNumbers: 10_000,
  /** Differences that the page of staff shows, open ones first: more than anybody settles by hand. */
  listedFindings: 500,
} as const satisfies Defaults;

// Requests ----------------------------------------------------------------------------------------------------------------------------

/**
 * Requests that one address may make per minute, by purpose (`src/server/http/purpose.ts`): over all processes where they guard money,
 * vouchers, sign-in or mailboxes (`src/server/traffic/rate-limits.server.ts`), else in one process. An office or a mobile network has
 * hundreds of people behind one address; an IPv6 network of 64 bits counts as one.
 */
export const requestsPerMinute = {
  /** A person reads a page every few seconds. */
  pages: 1200,
  /** A page has some dozens of pictures, a map as many tiles; browsers cache both. */
  images: 2400,
  /** A search asks two or three times, a person searches every few seconds. */
  searches: 600,
  /** The supplier is asked for each. */
  prices: 300,
  /** Consents, preferences, favourites: ten people who choose something every two seconds. */
  choices: 300,
  /** Newsletter forms: an office in which somebody has praised it. */
  subscribing: 60,
  /** A browser that reports more errors than this repeats itself. */
  events: 30,
  /** Ten people of an office who try twenty offers in the same minute. */
  creating: 200,
  /** Ten people of an office at the same step of their checkouts. */
  checkout: 2400,
  /** Each sends a mail: ten people of an office who act on their trips. */
  proving: 60,
  /** Signing one takes a twentieth of a second of the thread that serves all: ten people of an office who keep theirs. */
  passes: 20,
  /** Ten people of an office who pay in the same minute. */
  paying: 300,
  /** Five sales a second with four messages each; the provider sends again what was refused. */
  webhooks: 1200,
  /** Five shoppers a second who come from a partner's site. */
  partners: 300,
  /** The staff of an office in the morning, with some typing errors; the cost of guesses is `staffPolicy`. */
  passwords: 60,
  /** Members who sign in or out: an office in the evening. */
  signIn: 120,
  /** Two calls a sign-in. */
  passkeys: 240,
  /** Twenty members of staff behind one address, with pages, saves and heartbeats. */
  staff: 1200,
  /** Programs read it once. */
  description: 30,
  /** Ten people of an office who each send 100 MB in parts of `complaintFiles.partBytes`. */
  uploads: 600,
} as const satisfies Defaults;

/**
 * The same for one session, where there is one that we have signed: a script that runs wild in one browser uses up its own share and
 * not that of its office. The address counts too, or a stranger with many sessions had no limit.
 */
export const sessionRequestsPerMinute = {
  /** One a second: faster than anybody clicks. */
  choices: 60,
  /** Offers that one person tries in a minute. */
  creating: 20,
  /** Polls of a booking come every two seconds (POLL-003), extras and fields change faster. */
  checkout: 240,
  /** The card's first digits, the billing address and some attempts. */
  paying: 30,
} as const satisfies Defaults;

/**
 * What one process handles at once, by class of traffic (`src/server/http/purpose.ts`); how many more may wait for it, and for how
 * long before they are refused with 503. One thread serves all: what browses has few slots, so that a call of the checkout never waits
 * for more than some answers of a few milliseconds each, and has slots of its own.
 */
export const admission = {
  /** Most of them wait for the supplier, the provider or a change of the booking, and cost the process little meanwhile. */
  checkoutAtOnce: 256,
  /** As many as are answered: a shopper who pays is the last to be refused. */
  checkoutWaiting: 256,
  /** Longer than others wait: a refused payment costs a sale. */
  checkoutWaitMs: 3 * second,
  /** They wait for the supplier, up to `priceTimings.checkTimeoutMs`. */
  pricesAtOnce: 64,
  /** As many as are answered. */
  pricesWaiting: 64,
  /** On top of the supplier's time; a shopper who looks at a trip waits for both. */
  pricesWaitMs: second,
  /** A page waits for its prices, then renders for some milliseconds. */
  pagesAtOnce: 12,
  /** Five rounds of `pagesAtOnce`: a page takes some milliseconds, so most have their turn within `pagesWaitMs`. */
  pagesWaiting: 64,
  /** The page's own work comes on top: together less than a second. */
  pagesWaitMs: 600,
  /** Enough for all search threads of a process to be busy. */
  searchesAtOnce: 6,
  /** What waits longer than `searchesWaitMs` is refused late, which costs more than at once. */
  searchesWaiting: 48,
  /** Answered or refused within a second: the rest is for the answer, and for the requests read before it. */
  searchesWaitMs: 400,
  /** More than may wait to be rendered and resized (`mediaLimits`): a picture on disk has a slot whatever is made. */
  imagesAtOnce: 448,
  /** Seven pages full of pictures. */
  imagesWaiting: 512,
  /** The page is there already; its pictures may come later. */
  imagesWaitMs: 2 * second,
  /** Each is a statement or two of PostgreSQL: three for each of its connections (`databaseLimits`). */
  choicesAtOnce: 32,
  /** Four rounds of `choicesAtOnce`, a few milliseconds each. */
  choicesWaiting: 128,
  /** A browser shows a choice before it is stored. */
  choicesWaitMs: 2 * second,
  /** Three for each connection to PostgreSQL: lists of the office ask it, too. */
  staffAtOnce: 32,
  /** Two rounds of `staffAtOnce`. */
  staffWaiting: 64,
  /** Staff rather wait than lose what they have typed. */
  staffWaitMs: 5 * second,
  /** Refused sign-ins wait here for `staffPolicy.refusalDelayMs`; passwords have a queue of their own. */
  passwordsAtOnce: 128,
  /** As many as are answered. */
  passwordsWaiting: 128,
  /** Staff rather wait than sign in again. */
  passwordsWaitMs: 5 * second,
  /** Each waits for its sender's line, mostly; what it costs is a buffer of 64 kB. */
  uploadsAtOnce: 128,
  /** Half of those that are answered: a part that is refused is sent again. */
  uploadsWaiting: 64,
  /** The browser sends a refused part again, so waiting saves the line of its sender. */
  uploadsWaitMs: 5 * second,
  /** Who is refused comes back after this long, spread over some seconds more. */
  retryAfterSeconds: 2,
  /** Most seconds that are added at random, so that refused clients do not all come back in the same second. */
  retrySpreadSeconds: 4,
} as const satisfies Defaults;

/** Sizes and times of HTTP requests. */
export const requestLimits = {
  /** The longest address of the shop, a search with everything set, has fewer than 2000 characters. */
  maxAddressLength: 4096,
  /** Characters of one part of a path: several times the longest slug or token. */
  maxPathParamLength: 400,
  /** A search parameter that is longer was not written by the shop. */
  maxSearchParamLength: 600,
  /** What the office searches for, encrypted: `officeLists.maxSearchLength` characters of up to four bytes, and a third more in base64. */
  maxSealedSearchLength: 1_200,
  /** More of an Accept-Language header is not read. */
  maxAcceptLanguageLength: 1000,
  /** Any body whose endpoint says nothing else. */
  maxBodyBytes: 64 * kilobyte,
  /** Calls that carry an id or a code. */
  maxTinyBodyBytes: kilobyte,
  /** Calls that carry a choice. */
  maxSmallBodyBytes: 8 * kilobyte,
  /** HTML forms and reported events. */
  maxFormBytes: 16 * kilobyte,
  /** Calls that carry a form of the checkout or an answer of the payment provider. */
  maxCheckoutBodyBytes: 32 * kilobyte,
  /** Characters of any text in a query or body: the longest is the token of a card, 10,000. */
  maxTextLength: 20_000,
  /** Characters of a field's name. */
  maxInputNameLength: 200,
  /** Lists and groups inside each other: a document of the editor has 40 in its body. */
  maxInputDepth: 48,
  /** Fields and items of a body: a full document of the editor has some thousands. */
  maxInputValues: 20_000,
  /** A client that sends its headers more slowly holds a connection. */
  headersTimeoutMs: 10 * second,
  /** Between two looks for connections whose headers are late. */
  lateHeadersIntervalMs: second,
  /** Connections of one process: six for each of 800 browsers, with 10 kB each. More are closed at once. */
  maxConnections: 5_000,
  /** A client that sends its body more slowly holds a connection. */
  bodyTimeoutMs: 30 * second,
  /** The most that an endpoint allows a body: the server gives up every request then. */
  maxBodyTimeoutMs: 5 * minute,
  /** Longer than the idle time-out of usual load balancers, 60 s, so that they close first. */
  keepAliveTimeoutMs: 65 * second,
  /** The rest of a refused request is read this long, so that the client receives the answer. */
  drainTimeoutMs: 5 * second,
  /** Addresses, and sessions, whose request counts one process remembers, for each purpose. */
  rateLimitedClients: 20_000,
  /** Payment links that one address may open ahead of those who browse, a minute: an office in which many pay. More are served in their turn. */
  paymentProofsPerMinute: 60,
  /** Shorter answers fit one network packet uncompressed; characters. */
  minCompressedLength: 1200,
  /** Tokens of a GraphQL question: the longest useful one has a hundred. */
  maxGraphQlTokens: 300,
  /** Characters of a field's name in a form with files. */
  maxPartNameLength: 100,
  /** Headers of a field or file of such a form. */
  maxPartHeaders: 20,
  /** Short fields that another site posts back with a shopper. */
  maxReturnFields: 5,
} as const satisfies Defaults;

/** Campaign parameters that the checkout carries along (FLOW-031, CTRACK-006). */
export const trackingLimits = {
  /** Characters: click ids of advertisers have up to about 150. */
  maxParamLength: 200,
  /** Five `utm_` parameters and the click ids of some advertisers. */
  maxParams: 10,
} as const satisfies Defaults;

/** How long browsers and proxies may keep an answer. */
export const cacheLifetimes = {
  /** Files whose name changes with their content. */
  immutableSeconds: 365 * 86_400,
  /** A browser insists on https this long after an answer over https. */
  strictTransportSeconds: 365 * 86_400,
  /** Sitemaps, map styles and robots.txt. */
  hourlyFileSeconds: 3_600,
  /** Icons of a brand, which have fixed names. */
  brandIconSeconds: 86_400,
  /** Pictures whose address carries no version, and the placeholder of a missing one. */
  pictureSeconds: 60,
  /** Such a picture may be shown this long while a new one is loaded. */
  stalePictureSeconds: 86_400,
  /** An answer of the index: long enough for going back, short enough for a price. */
  searchAnswerSeconds: 10,
  /** The description of the calls. */
  openApiSeconds: 300,
  /** `Expires` of security.txt, which should be less than a year ahead (RFC 9116, 2.5.5). */
  securityContactDays: 90,
} as const satisfies Defaults;

/** Threads that paint pictures and render documents. */
export const threadPool = {
  /** A thread without an order ends after this long: the one that paints holds 180 MB of heap. */
  idleMs: 20 * second,
} as const satisfies Defaults;

/** What one process remembers. */
export const memoryLimits = {
  /** Rendered markup of one process. */
  markupCacheBytes: 64 * megabyte,
  /** Content documents, absent ones included: slugs come from visitors, so their number has no bound. */
  contentDocuments: 2_000,
  /** Prepared documents of a brand in some languages; all are dropped when there are more. */
  preparedDocuments: 1_000,
  /**
   * Offers in answers about destinations, about 1 kB each. A brand asks for some dozens of countries and 250 regions, and its price groups share
   * them out: enough for a hundred brands with ranges of their own.
   */
  destinationOffers: 50_000,
  /** Questions of teasers and their answers: some dozens a page, by language. */
  teaserOffers: 5_000,
  /** Hotel profiles and reviews. */
  hotelProfiles: 500,
  /** Ranges and price groups of brands that a thread of the search remembers; a bit for each hotel. */
  hotelRanges: 500,
  /** Offers of extras; one with two seat maps takes about 100 kB. */
  extrasOffers: 300,
  /** Pictures of maps on the pages of trips, of 20,000 to 60,000 characters each. */
  mapPictureCharacters: 16 * megabyte,
} as const satisfies Defaults;

/** Days of which their `YYYY-MM-DD` is remembered: a page or an index formats about a year of them. Constants of their own, for pages load them. */
export const rememberedDays = 5_000;

/** Dates in words that are remembered: more than two years of days in every language. */
export const rememberedDates = 5_000;

/** Offsets of time zones that are remembered, by zone and hour: a gallery asks for hundreds, mostly the same. */
export const rememberedOffsets = 20_000;

/** Sentences of a language that are remembered: more than all pages of a brand say at a time. */
export const rememberedSentences = 5_000;

/** Errors and lists inside each other that the log looks into; deeper ones are left out. */
export const maxErrorDepth = 8;

// What the browser waits for ----------------------------------------------------------------------------------------------------------

/** Time-outs of calls that a page of the shop makes. */
export const browserTimeouts = {
  /** A call that reads. */
  fetchTimeoutMs: 8 * second,
  /** A call that changes something may ask others. */
  postTimeoutMs: 15 * second,
  /** Waits no longer before a request that was refused under load is sent again: nobody would still be there. */
  maxRetryAfterMs: 10 * second,
  /** The supplier is asked once more before a checkout starts. */
  startCheckoutTimeoutMs: 12 * second,
  /** The payment provider's script: who waits longer is offered another attempt. */
  scriptTimeoutMs: 15 * second,
  /** Work for a quiet moment is done after this long without one. */
  idleTimeoutMs: 2 * second,
  /** Browsers without requestIdleCallback (Safari) wait this long. */
  idleDelayMs: 300,
} as const satisfies Defaults;

/** The loyalty programme, which shoppers wait for. */
export const loyaltyTimings = {
  /** A call that a page or a shopper waits for. */
  callTimeoutMs: 4 * second,
  /** A shopper may stay this long at the programme's page. */
  linkAttemptMs: 30 * minute,
  /** Booked and cancelled trips are looked through for miles that they earn this often. */
  creditSweepIntervalMs: 5 * minute,
  /** A credit that waits is looked for this often. */
  creditPollIntervalMs: minute,
  /** A call that credits miles or takes them back: nobody waits for it. */
  creditTimeoutMs: 20 * second,
  /** Another process takes over after this long. */
  creditLeaseMs: 2 * minute,
  /** Three heartbeats may be late before a lease expires. */
  creditHeartbeatMs: 30 * second,
  /** Waits after the first attempt that failed, the second, …; the last one repeats. A programme may be down for a night. */
  creditRetryDelaysMs: [minute, 10 * minute, hour, 6 * hour],
  /** Attempts after which the operator is informed: about a day. */
  creditEscalateAfterAttempts: 8,
  /** Credits that a process works on at once. */
  creditBatchSize: 20,
} as const satisfies Defaults;

/** Pauses between what a visitor does and what the page does. */
export const browserTimings = {
  /** A page that loads faster shows no loading state, which would only flicker. */
  loadingStateDelayMs: 150,
  /** A word is looked up after this pause (DEST-016). */
  lookupDelayMs: 400,
  /** The slider of miles is measured again this long after the window has changed (CONST-038). */
  sliderResizeDelayMs: 450,
  /** Miles may still be moved before the checkout takes them. */
  milesDelayMs: 400,
  /** The payment page waits this long for the end of an order that a wallet pays. */
  walletEndMs: 15 * second,
  /** "No results" is shown after this pause (DEST-017). */
  noResultsDelayMs: 2 * second,
  /** A choice of days may still change before its prices are loaded. */
  periodPricesDelayMs: 80,
  /** A choice may still change before its hotels are counted. */
  matchesDelayMs: 60,
  /** A map rests this long before its hotels are loaded. */
  mapRestMs: 250,
  /** A mouse that only crosses a card loads no picture. */
  cardRestMs: 120,
  /** Several reasons to scroll to an error are one (CONST-039). */
  errorScrollDelayMs: 50,
  /** Between two polls of a booking (POLL-003, CONST-030). */
  pollIntervalMs: 2 * second,
  /** An order without an answer may still begin for this long: the server reads its card first (`readCardTimeoutMs`). */
  orderArrivalMs: 5 * second,
  /** Between two looks whether an uncertain booking has ended: that may take hours (POLL-014). */
  outcomePollIntervalMs: 5 * second,
  /** A page out of sight for this long asks whether its checkout is still valid. */
  checkoutAwayMs: minute,
  /** The age of a price is said again after this long: it says seconds in steps of five. */
  priceAgeTickMs: 5 * second,
} as const satisfies Defaults;

// Search ------------------------------------------------------------------------------------------------------------------------------

/** Letters of a keyword, which may be a sentence. A constant of its own, because bundlers inline no properties. */
export const maxKeywordLength = 150;

/** What a visitor can choose in a search. */
export const searchLimits = {
  /** Destinations of one search (DEST-020). */
  destinations: 5,
  /** Airports of departure (AIRPORT-021). */
  airports: 5,
  /** PERIOD-017 and its decision PERIOD-018: both dates. */
  daysAhead: 365,
  /** TRAV-025. */
  adults: 6,
  /** TRAV-027: two adults and four children fill the largest family suites, which take six. */
  children: 4,
  /** Adults and children together: the nine seats of a flight booking. */
  travellers: 9,
  /** The highest number of a result page; far beyond the last page of any list. */
  page: 10_000,
  /** Whole units for each person: 50,000 euros and what the weakest currency makes of them. */
  maxPrice: 10_000_000,
  /** Whole units for all: nine times the limit of one. */
  maxTotal: 90_000_000,
  /** Shorter keywords find nothing (DEST-014, DEST-015). */
  minKeywordLength: 2,
  /** Hotels that one visitor can keep: more than anybody compares, and a bound for the page that prices them all. */
  favorites: 30,
} as const satisfies Defaults;

/** Local times, in minutes after midnight, between which a flight that departs or lands is a night flight, both included. */
export const nightFlights = {
  /** 23:00: before it, one can still sleep at home or in the hotel. */
  from: 23 * 60,
  /** 04:59: from five on it is an early morning. */
  until: 5 * 60 - 1,
} as const satisfies Defaults;

/**
 * How long people stay, in nights, where a search does not say how long (PERIOD-028); a market can have numbers of its own. Weeks are what packages to the
 * sun are sold by, a city is seen in a long weekend, and nobody flies half a day for three nights.
 */
export const usualStays = {
  /** A week, as packages to the sun are sold. */
  holidayFrom: 7,
  /** Like `holidayFrom`: more nights are another price, which the visitor has to ask for. */
  holidayTo: 7,
  /** A weekend. */
  cityFrom: 2,
  /** A long weekend. */
  cityTo: 4,
  /** At least a week for a long flight. */
  farFrom: 7,
  /** Two weeks, as most packages over long distances. */
  farTo: 14,
  /** A place is far from this time in the air on, from the nearest airport of the market's country; Egypt and the Canary Islands are not. */
  farFlightMinutes: 330,
  /** A city counts as one where at least so many of a hundred hotels of its region are in cities: Barcelona does, Heraklion is a part of Crete. */
  citySharePercent: 25,
  /** What is added to the time at cruising speed for climb, descent and taxiing. */
  flightOverheadMinutes: 30,
  /** Kilometres an hour of an airliner in cruise. */
  flightSpeedKmh: 830,
} as const satisfies Defaults;

/** Most points of each part of a recommendation (LIST-012): a hundred in all. `docs/recommended.md` says what they are given for. */
export const rankPoints = {
  /** Half of them at the usual price. */
  price: 40,
  /** One for each tenth of the average above `rankSteps.worstRating`. */
  rating: 30,
  /** Half of them for each way. */
  flights: 20,
  /** All of them next to the airport. */
  transfer: 10,
} as const satisfies Defaults;

/** What points of a recommendation are lost and won by. */
export const rankSteps = {
  /** Opinions that each hotel has in addition to its own, so that a single one does not decide. */
  assumedReviews: 20,
  /** What they say, times ten out of 60: most hotels are rated so. */
  assumedRating: 45,
  /** Times ten: no points up to here. */
  worstRating: 30,
  /** Hundredths of the average rating for one point: a tenth. */
  hundredthsPerPoint: 10,
  /** Lost for each stop of one way: two stops leave less than a quarter of its ten. */
  pointsPerStop: 4,
  /** For a flight that departs or lands at night, or flies through it. */
  pointsAtNight: 5,
  /** Minutes by road that lose one point: none are left from two and a half hours on. */
  transferMinutesPerPoint: 15,
} as const satisfies Defaults;

/** How it is measured what trips usually cost (LIST-012): once a day, of what is on offer. */
export const usualPricePolicy = {
  /** Most trips are booked for two. */
  adults: 2,
  /** The usual length of most trips, so that the price of a night is that of a whole week's. */
  nights: 7,
  /** Days of each month on which trips begin that are looked at. */
  dates: [8, 22],
  /** How far ahead they are. */
  days: 355,
  /** Enough for a steady median; a region may have hundreds. */
  hotelsPerRegion: 24,
  /** Of fewer hotels nobody can say what is usual. */
  fewestHotels: 3,
  /** Each process looks so often whether today and tomorrow are measured. */
  measureIntervalMs: hour,
  /** And so often whether another one has measured. */
  lookIntervalMs: minute,
  /** Rows of one statement; PostgreSQL takes 65,535 values. */
  rowsAtOnce: 5_000,
} as const satisfies Defaults;

/** How long ways on the ground take where nobody has said it. */
export const groundTravel = {
  /** Roads are so many times as long as the line between two points. */
  detourFactor: 1.3,
  /** Between airport and hotel: through towns, and with others who get off before. */
  transferSpeedKmh: 65,
  /** Until the bus or the taxi leaves. */
  transferOverheadMinutes: 10,
  /** From so long a way on shoppers are warned. */
  farMinutes: 90,
  /** On a long way, with a rest. */
  carSpeedKmh: 95,
  /** From home to the airport of departure. */
  toAirportMinutes: 60,
  /** Before the departure of a flight. */
  atAirportMinutes: 120,
  /** Until one has left the airport with one's suitcase. */
  afterLandingMinutes: 45,
  /** The way from door to door is said in steps of so many minutes: it is an estimate. */
  saidInMinutes: 15,
} as const satisfies Defaults;

/** How far around a place something counts, in kilometres as the crow flies. */
export const reachKm = {
  /** From an airport to the places that people who land there travel on to. */
  airport: 150,
  /** From a weather station to the places that have its weather. */
  climate: 70,
  /** From a hotel to its airport: a map of places farther apart shows the surroundings of neither. */
  tripMap: 250,
} as const satisfies Defaults;

/** What the empty field for destinations calls warm now. */
export const warmNow = {
  /** Mean daily maximum of the month from which on it is warm, in whole °C. */
  airFrom: 20,
  /** Days of departure and return that are soon, counted from the first on which one can depart. */
  daysAhead: 35,
} as const satisfies Defaults;

/** Nights of a stay, and days around it. */
export const stayLengths = {
  /** The longest stay that is sold (PERIOD-021, PERIOD-023). */
  maxNights: 22,
  /** The longest stay of a flexible period (PERIOD-021, PERIOD-022). */
  maxFlexibleNights: 21,
  /** The longest stay of exact dates (PERIOD-021, PERIOD-022). */
  maxExactNights: 22,
  /** Days ahead of the first date where none is chosen (PERIOD-026). */
  defaultDepartureDaysAhead: 21,
  /** Days ahead of the last date where none is chosen (PERIOD-027). */
  defaultReturnDaysAhead: 22,
  /** Days around the dates searched that a page without results looks at. */
  nearbyDays: 45,
  /** Days around a departure within which an offer that is gone is replaced. */
  alternativeDays: 14,
  /** Adults of a search that names none (TRAV-006), so also those a total is for (PRICE-007). */
  defaultAdults: 2,
} as const satisfies Defaults;

/** Airlines whose notices a visitor has closed: more than a trip can have. A constant of its own, because bundlers inline no properties. */
export const maxClosedAirlines = 40;

/** Characters of a hotel's description. */
export const descriptionLengths = {
  /** At the top of its page. */
  summary: 320,
  /** In the results of search engines, which cut longer ones. */
  meta: 158,
} as const satisfies Defaults;

/** Several rooms in one booking (TRAV-007), where a brand has them. */
export const severalRooms = {
  /** Rooms of a party that takes more than one, at least. */
  fewest: 2,
  /** Rooms of a party, at most. */
  most: 4,
} as const satisfies Defaults;

/** What cards of a list leave out. */
export const cardLimits = {
  /** Metres from the middle of its city from which on a hotel is not in reach of it, and the distance helps nobody to decide. */
  metresToCentre: 20_000,
} as const satisfies Defaults;

/** How much a list shows or returns. */
export const listLengths = {
  /** Cards of one page of the list (LIST-010). */
  hotelsPerPage: 20,
  /** Pins of one view of the map (MAP-008). */
  hotelsOnMap: 100,
  /** Places shown at first and with each request for more. */
  placesPerPortion: 48,
  /** Popular places, and warm ones, that the empty field for destinations offers: one row of pictures on a wide window. */
  suggestedPlaces: 4,
  /** Values of a filter before the rest is folded away. */
  filterValues: 8,
  /** Flights before the rest is asked for. */
  flights: 6,
  /** Offers whose former prices one call finds: more than a page of a list, or a month. */
  comparedOffers: 40,
  /** Offers that can be looked through without a calendar. */
  plainOffers: 12,
  /** Nearest days offered when a search finds nothing. */
  nearbyDates: 3,
  /** Pictures of a card: the hotel's page has them all. */
  cardPictures: 8,
  /** Pictures of guests in the gallery of a hotel: ten reviews full of them. A page carries all of its gallery. */
  guestPictures: 40,
} as const satisfies Defaults;

/** How much the server answers and reads at once in a search. */
export const searchAnswers = {
  /** Suggestions for a word. */
  suggestions: 20,
  /** Of them for places, before hotels fill the rest. */
  placeSuggestions: 12,
  /** Suggestions where nothing is called as typed. */
  nearSuggestions: 6,
  /** Words that a typed one may have meant. */
  nearWords: 12,
  /** Hotels shown of a place in the glossary. */
  bestHotels: 6,
  /** Places that an event reports: what is in view at first. */
  placesInEvent: 12,
  /** Pages of which one statement notes when they changed; PostgreSQL takes 65,535 values. */
  notedPages: 5_000,
  /** Hotels in one sitemap; the protocol allows 50,000 addresses and 50 MB (sitemaps.org). */
  hotelsPerSitemap: 10_000,
  /** Hotel cards read from the catalogue at once. */
  catalogueBatch: 5_000,
  /** Between two looks for a new version of the catalogue. */
  catalogueIntervalMs: 10 * second,
  /** After a failed look for a new version of the catalogue. */
  catalogueRetryMs: second,
  /** Hotels that one question asks for, or about, at most. */
  hotelsAtOnce: 100,
  /** Attempts to ask all price groups in one state of the supply: batches come once in a while, and questions take milliseconds. */
  maxAttempts: 20,
  /** The ribbon of a month shows where it is warm now: trips that depart within so many days. */
  ribbonDaysAhead: 30,
} as const satisfies Defaults;

/** What pages say of themselves to search engines. */
export const pageMeta = {
  /** Characters of a document's title with the brand's name: search engines show fewer than 60. */
  titleLength: 59,
} as const satisfies Defaults;

/** Prices: their checks and their history. */
export const priceTimings = {
  /** A content page waits this long for prices and is shown without the missing ones then. */
  teaserTimeoutMs: 300,
  /** A shopper waits this long for the supplier to check a price. */
  checkTimeoutMs: 5 * second,
} as const satisfies Defaults;

/** The history of what prices are made of (OFFER-037). */
export const priceHistory = {
  /** Former prices count for this many days before the present one began. */
  comparisonDays: 30,
  /**
   * Days before today of which changes are stored: a reduction can be shown for as long as the days before it, so both are needed,
   * and the day on which it began.
   */
  storedDays: 61,
  /** Batches of other processes may come later to the database than ours; then the gap counts. */
  gapGraceMs: 10 * second,
  /** Between two attempts to write. */
  retryDelayMs: second,
  /** Batches that wait to be written: more are forgotten, and the history begins again. */
  waitingBatches: 10_000,
  /** A question waits so long for what other processes write at this moment, in steps. */
  settleTimeoutMs: 100,
  /** Between two looks during `settleTimeoutMs`. */
  settleStepMs: 10,
} as const satisfies Defaults;

/** What a hotel's page says of the prices of the last days, as many as a former price looks back, and when it calls one good (OFFER-037; Directive 2005/29/EC, Article 6(1)(d): only what was really asked). */
export const recentPricePolicy = {
  /** On fewer days of sale before today nobody can say what is usual. */
  fewestDays: 14,
  /** A good price is so many per cent below the usual one, or more, and no day before had a lower one. Less is what prices move by from day to day. */
  goodPercent: 5,
} as const satisfies Defaults;

// Checkout ----------------------------------------------------------------------------------------------------------------------------

/** Lengths of what shoppers type, and staff where they type the same. */
export const fieldLengths = {
  /** Characters of a first or last name, as airlines take it (CONST-003). */
  minName: 2,
  /** Characters of a first or last name, as airlines take it (CONST-003). */
  maxName: 28,
  /** Characters of a street or city (CONST-001, CONST-002). */
  maxAddressLine: 30,
  /** Characters of an address, as RFC 5321 allows (VALID-003, VALID-004). */
  maxEmail: 254,
  /** Digits of a Miles and More number (CONST-004). */
  milesNumber: 15,
  /** Characters of the comments of a shopper (checkout X-021). */
  maxComments: 400,
  /** Characters of any other field: no form needs more. */
  maxText: 2_000,
  /** Characters of a line of a complaint: names and streets of people whom no airline limits. */
  maxComplaintLine: 120,
  /** Digits of an amount that staff type: ten million euros less a cent. */
  maxAmountDigits: 9,
  /** Characters of a field of a statement of withdrawal: no check may stand in the way of one. */
  maxWithdrawalField: 100,
} as const satisfies Defaults;

/** Calls of the checkout while the shopper waits. */
export const checkoutTimings = {
  /** The supplier has this long for seats, bags and transfers. */
  extrasTimeoutMs: 5 * second,
  /** An offer of extras is shown this long before the supplier is asked again. */
  extrasLifetimeMs: 3 * minute,
  /** The provider has this long to open a payment or look up a card. */
  paymentCallTimeoutMs: 5 * second,
  /** The provider has this long to read a card of an order. */
  readCardTimeoutMs: 3 * second,
  /** A call waits this long for a change of the booking before it answers that the work goes on. */
  progressWaitMs: 1_500,
  /** A shopper waits this long for a document: a link just shown leads to the file. */
  documentWaitMs: 10 * second,
  /** A question to the provider that is under way gets this long before the shopper's own is asked. */
  runningStepWaitMs: second,
  /** A call of a partner counts this long, before and after the clock's time. */
  partnerCallAgeMs: 5 * minute,
  /** A shopper who comes from a partner opens the checkout within this time. */
  partnerKeyLifetimeMs: 15 * minute,
} as const satisfies Defaults;

/** The sale of gift vouchers, and their delivery. */
export const voucherPolicy = {
  /** An order that was not placed, or has failed, keeps its voucher of a limited stock for this long. */
  stockHoldMs: 15 * minute,
  /** Between two looks for vouchers of a stock that nobody has bought. */
  stockIntervalMs: minute,
  /** Between two questions of a waiting page about its payment. */
  progressPollMs: second,
  /** Minutes after midnight, in the shop's time zone, at which a voucher is sent on the day that its buyer has chosen: 08:00. */
  deliveryMinutes: 8 * 60,
  /** Days after the sale within which a buyer may withdraw (Directive 2011/83/EU, Article 9). */
  withdrawalDays: 14,
  /** Vouchers on a member's account page, the latest. */
  listedOfMember: 50,
  /** Vouchers that a process delivers at once. */
  batchSize: 10,
  /** Waits after the first attempt that failed, the second, …; the last one repeats. */
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute, hour],
  /** Attempts after which the operator is informed. */
  escalateAfterAttempts: 6,
  /** Between two looks for vouchers and mails that are due. */
  pollIntervalMs: 5 * second,
  /** Another process takes over after this long. */
  leaseMs: 90 * second,
  /** Three heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
} as const satisfies Defaults;

/** What the form of a gift voucher takes. */
export const voucherForm = {
  /** Characters of the message, as people count them. */
  maxMessageLength: 300,
  /** Characters of a recipient's first or last name: what fits the voucher. */
  maxRecipientName: 40,
  /** Completed years of a buyer; nobody older than that is known. */
  oldestBuyer: 100,
  /** Days ahead for which a voucher may be sent. */
  maxDaysAhead: 365,
} as const satisfies Defaults;

/** Gift vouchers that staff offer in place of money that is due back. */
export const voucherOffers = {
  /** What a voucher may be worth above the money, in per cent of it: enough to be worth a thought, too little to rob anybody of a choice. */
  bonusPercent: 25,
  /** And above this nothing, minor units of any currency: it is our cost, and more goodwill needs a second person, too. */
  mostBonus: 100_00,
  /** An offer is open for this long, unless the money is sent before. */
  answerMs: 7 * day,
  /** An answer that meets another change of the booking is tried so often. */
  tries: 3,
  /** Waits after the first attempt of the mail that failed, the second, …; the last one repeats. */
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute, hour],
  /** Attempts after which the operator is informed. */
  escalateAfterAttempts: 6,
  /** Mails that a process sends at once. */
  batchSize: 10,
  /** Between two looks for mails that are due. */
  pollIntervalMs: 5 * second,
  /** Another process takes over after this long. */
  leaseMs: 90 * second,
  /** Three heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
} as const satisfies Defaults;

/** Statements of withdrawal; anybody can send one for any address. */
export const withdrawalPolicy = {
  /** Acknowledgements to one address within `mailWindowMs`; later ones wait. */
  mailsPerAddress: 3,
  /** Acknowledgements count for this long. */
  mailWindowMs: day,
  /** Staff settle one for which no contract was found: by then the money has to be back (Directive 2011/83/EU, Article 13). */
  settleMs: 14 * day,
  /** One that means no order of ours and that nobody has settled is erased after this long: anyone who waits for half a year asks again. */
  unsettledMs: 180 * day,
  /** Rows of a page of the list of staff; so many have a task of their own, too. */
  listed: 50,
  /** The highest page that can be asked for. */
  maxPage: 10_000,
  /** Orders that may be meant, shown with each. */
  candidates: 5,
} as const satisfies Defaults;

// Booking -----------------------------------------------------------------------------------------------------------------------------

/** How long the booking workflow waits for each party, and how its jobs run. */
export const bookingTimings = {
  /** Confirming, releasing and cancelling a trip: an operator's system may take half a minute. */
  supplierTimeoutMs: 35 * second,
  /** A trip of live suppliers is bought in calls of up to 130 s each (`liveSupplyPolicy`): two short ones fit in before the longest. */
  buyTimeoutMs: 3 * minute,
  /** Hold and price before anything is charged: three calls without an answer end the order a minute after it was placed. */
  beginTimeoutMs: 20 * second,
  /** Authorising, capturing, voiding and refunding: a bank answers within seconds, a provider waits for it. */
  paymentTimeoutMs: 20 * second,
  /** Reserving, redeeming and returning miles. */
  loyaltyTimeoutMs: 15 * second,
  /** From then on the shopper reads that the booking takes longer. */
  softAfterMs: 20 * second,
  /** Trip and certificate are tried for this long before anything is charged. */
  beginLimitMs: minute,
  /** The provider has this long to authorise; less than a hold lasts. */
  payLimitMs: 10 * minute,
  /** The shopper has this long for a challenge or another site; less than a hold lasts. */
  shopperLimitMs: 10 * minute,
  /** A release is tried for this long: a hold ends by itself. */
  releaseLimitMs: minute,
  /** After this long without an answer a person takes over. */
  escalateAfterMs: 6 * hour,
  /** Staff decide about such a booking within this long: an aim of our own, as authorisations and options of a supplier lapse. */
  reviewLimitMs: day,
  /** What a traveller paid is given back within this long after the contract has ended (Directive (EU) 2015/2302, Article 12(4)). */
  refundDueMs: 14 * day,
  /** A refund is sent at once; `REFUND_WAIT_HOURS` lets it wait, so that a voucher can be offered in its place. */
  refundWaitMs: 0,
  /** A refund that the provider has taken on may wait this long for its end before a person looks. */
  refundLimitMs: 5 * day,
  /** Such a refund is asked for again after this long; its message comes sooner. */
  refundPollMs: 10 * minute,
  /** A message of the provider's that a booking cannot take now is applied again after this long. */
  messageRetryMs: 30 * second,
  /** After this long a person looks at such a message (docs/operations.md). */
  messageLimitMs: day,
  /** Calls without an answer before any of these limits counts: while our own processes were down, nobody was asked. */
  minCalls: 3,
  /** Waits after the first attempt without an answer, the second, …; the last one repeats. */
  retryDelaysMs: [250, 500, second, 2 * second, 5 * second, 10 * second, 30 * second, minute, 5 * minute],
  /** Another process takes over the bookings of one that has sent no heartbeat for this long. */
  leaseMs: 3 * second,
  /** Between two extensions of the leases: two of them may be late before a lease expires. */
  heartbeatMs: second,
  /** Between two looks for due bookings and mails that no process works on. */
  pollIntervalMs: second,
} as const satisfies Defaults;

/**
 * Withdrawal from travel insurance: VVG § 8 in Germany, Directive 2011/83/EU, Article 16b (by Directive (EU) 2023/2673) elsewhere in the
 * Union, VVG Article 2a in Switzerland. All have the same figures.
 */
export const insuranceWithdrawal = {
  /** Days after the booking within which a traveller may withdraw; its own day does not count. */
  days: 14,
  /** Months that the contract lasts at least: from shorter ones nobody withdraws (VVG § 8 (3) 1; Article 16b (2) b). */
  minMonths: 1,
} as const satisfies Defaults;

/** Bounds of the booking workflow. */
export const bookingLimits = {
  /** All goodwill of a trip above this needs a second person: minor units. */
  goodwillLimit: 10_000,
  /** Orders of one checkout: enough for a shopper with several cards, not for trying out stolen ones. */
  maxAttempts: 10,
  /** Bookings that one process works on at once; more wait. */
  bookingsAtOnce: 200,
  /** Reads of a booking that changes while its shopper answers the bank: more than the steps that may run meanwhile. */
  shopperTries: 3,
  /** Reads of a booking that changes while a message about its money is applied; then the message waits for its next turn. */
  messageTries: 5,
  /** Calls under way get this long when a process ends. */
  shutdownWaitMs: 2 * second,
} as const satisfies Defaults;

/**
 * Rooms that are held without being paid for, and cards that are tried. Each is counted across checkouts and processes.
 * An address is a client's by TRUST_PROXY, an IPv6 network of 64 bits counts as one, and this machine itself has none.
 */
export const orderLimits = {
  /** Holds that one session has open at once: a shopper who compares pays for one trip after the other. */
  holdsPerSession: 3,
  /** Holds from one address: an office or a mobile network has many shoppers behind one, a hoarder many sessions. */
  holdsPerAddress: 12,
  /** No hold of the supplier lasts longer; a booking that is still being given up later blocks nobody. */
  holdWindowMs: hour,
  /** Cards that were not authorised count for this long. */
  cardWindowMs: 2 * hour,
  /** Cards that may fail before the next one has to wait: a typing error, an expired card, a limit that is used up. */
  freeCardsPerSession: 3,
  /** The same for one address: some shoppers of an office who mistype at the same time. */
  freeCardsPerAddress: 10,
  /** A large bank has thousands of honest customers within six digits. */
  freeCardsPerRange: 25,
  /** Pauses after the last free card, after the next one, …; the last one repeats. */
  cardPausesMs: [minute, 5 * minute, 15 * minute, 30 * minute],
} as const satisfies Defaults;

/** Bookings that staff make for somebody on the telephone. */
export const callerPolicy = {
  /** A browser books for a caller for so long at most. */
  sessionMs: hour,
  /** Days after the booking on which the payment by link is due. */
  linkDays: 2,
} as const satisfies Defaults;

/** Deposits, and payments by link. */
export const instalmentPolicy = {
  /** The first reminder of a balance comes so many days before it is due. */
  earlyDays: 7,
  /** The last one, with the last day, so many days after. */
  lastReminderDays: 3,
  /** A balance that has not come so many days after it was due cancels the trip on the next day: time for a bank transfer and a weekend. */
  graceDays: 7,
  /** Days that staff give a shopper to pay, unless they choose others. */
  requestDays: 7,
  /** Minutes after midnight, in the shop's time zone, at which reminders go out: 09:00. */
  reminderMinutes: 9 * 60,
  /** Between two questions of a waiting page about its payment. */
  progressPollMs: second,
  /** Between two looks for reminders that are due. */
  pollIntervalMs: 5 * second,
  /** Another process takes over after this long. */
  leaseMs: 90 * second,
  /** Three heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
  /** Reminders and cancellations that a process works on at once. */
  batchSize: 10,
  /** Waits after the first attempt that failed, the second, …; the last one repeats. */
  retryDelaysMs: [30 * second, 2 * minute, 10 * minute, hour],
  /** Attempts after which the operator is informed: about three hours. */
  escalateAfterAttempts: 6,
  /** Days between an order and the day its balance is due, at least: with fewer the order pays everything. */
  leastDaysToBalance: 3,
} as const satisfies Defaults;

/** Notices about what happens to booked trips: what counts as significant (Directive (EU) 2015/2302, Article 11), and the time to answer. */
export const noticePolicy = {
  /** A flight that moves by so many minutes or more is a significant change, as is one on another day. */
  significantMinutes: 180,
  /** Time to answer, unless the trip begins sooner. */
  answerMs: 7 * day,
  /** However soon the trip begins. */
  leastAnswerMs: 12 * hour,
  /** Before the day of departure staff need so long to act on an answer. */
  beforeDepartureMs: day,
  /** An answer is reminded of so long before the deadline, where at least `leastAnswerMs` are over by then. */
  remindBeforeMs: 2 * day,
  /** Between two questions to the supplier for what it announces: a traveller has the mail within a minute. */
  intakeIntervalMs: 5 * second,
  /** Of a more expensive alternative we bear so much of the trip's price at most, in per cent; the traveller pays what exceeds it. */
  absorbedPercent: 10,
  /** Alternatives shown: the cheapest. */
  alternatives: 6,
  /** An alternative flight begins and ends at most so many kilometres from the booked airport, as the crow flies: some three hours by train or car. */
  alternativeAirportKm: 250,
  /** Announcements taken at once. */
  intakeBatch: 200,
  /** An announcement about a number that no booking has waits so long for one: a trip may be with staff before it is bought. */
  waitMs: 7 * day,
  /** It is reported once it has waited longer than a trip takes that nobody has to look at. */
  unknownAfterMs: 10 * minute,
  /** Waiting announcements that are looked at each time: the latest. */
  mostWaiting: 1_000,
  /** Between two looks for notices that are due. */
  pollIntervalMs: 5 * second,
  /** Another process takes over after this long. */
  leaseMs: 90 * second,
  /** Three heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
  /** Notices worked on at once: of 1,000 travellers the last has the mail within five minutes. */
  batchSize: 8,
  /** Waits after the first attempt that failed, the second, …; the last one repeats. */
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute, hour],
  /** Attempts after which the operator is informed: about an hour. */
  escalateAfterAttempts: 6,
  /** Hotels nearest to a lost one, of which the cheapest are shown. */
  nearHotels: 20,
  /** Flights that are looked at for a lost one: the nearest, then the cheapest. */
  flightsLookedAt: 24,
  /** Bookings that an incident reaches in one statement, which has at most 65,535 values. */
  incidentRowsAtOnce: 1_000,
} as const satisfies Defaults;

/** Raises of the price of a booked trip (Directive (EU) 2015/2302, Article 10). */
export const priceRaisePolicy = {
  /** Up to so many per cent of the total the traveller need not agree. */
  mostPercent: 8,
  /** The traveller has to know so many days before departure. */
  leastDaysBefore: 20,
} as const satisfies Defaults;

/** Days before departure of what a shopper does after booking. */
export const daysBeforeDeparture = {
  /** Travellers check their passports and visas. */
  documents: 21,
  /** Airlines open check-in. */
  checkIn: 1,
} as const satisfies Defaults;

/** Sending mails. */
export const mailPolicy = {
  /** Mails sent at once. */
  batchSize: 4,
  /** The mail server has this long for one mail. */
  sendTimeoutMs: 20 * second,
  /** A mail waits so long for the picture of its hotel, and goes without it afterwards. */
  pictureTimeoutMs: 10 * second,
  /** The documents of a booking: its shopper waits for them. The picture was prepared before the payment. */
  documentPictureTimeoutMs: second,
  /** A mail server has no idempotency keys, so a slow process keeps its mails longer than a booking. */
  leaseMs: minute,
  /** Two heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
  /** Attempts after which the operator learns of a mail that is still not accepted: about an hour. */
  escalateAfterAttempts: 20,
} as const satisfies Defaults;

// Complaints --------------------------------------------------------------------------------------------------------------------------

/** Files of complaints. How many, and how large, the requirements say (`features/complaints/complaint-rules.ts`). */
export const complaintFiles = {
  /** The browser sends a file in parts of this size: one that is lost costs little, and each is there within its time-out on a slow line. */
  partBytes: 2 * megabyte,
  /** A part may be larger where a program sends it. */
  maxPartBytes: 8 * megabyte,
  /** A part of 2 MB needs a line of 0.2 Mbit/s. */
  partTimeoutMs: 90 * second,
  /** A form with all its files in one request, as browsers without script send it. */
  formTimeoutMs: 5 * minute,
  /** What the fields and the lines between the files may add to such a form. */
  maxBytesAround: megabyte,
  /** Fields of a form around its files. */
  maxFieldBytes: 16 * kilobyte,
  /** Fields of such a form: more than it has. */
  maxFields: 60,
  /** A file that no complaint was sent with: long enough for a night's sleep over the letter. */
  stagedLifetimeMs: day,
  /** Staged files of one network: an office or a mobile network has some people with holiday films. */
  stagedBytesPerNetwork: 1024 * megabyte,
  /** All staged files together: the disk has room for the rest. */
  stagedBytesInAll: 10 * 1024 * megabyte,
  /** Characters of a file's name, ending included. */
  maxNameLength: 120,
  /** Bytes of a file's beginning by which its type is known. */
  headBytes: 4_100,
  /** Bytes of its end in which an archive would have its directory: the largest comment and the record before it. */
  tailBytes: 65_557,
  /** The scanner has this long for 100 MB. */
  scanTimeoutMs: 60 * second,
  /** Pieces in which a file goes to the scanner. */
  scanPieceBytes: 64 * kilobyte,
  /** Between two looks for files of cases that the scanner has not answered for. */
  rescanIntervalMs: 10 * minute,
  /** Files asked about in one look, so that a scanner that is back is not flooded. */
  rescansAtOnce: 20,
  /** Attempts after which a file stays unscanned. */
  maxScanAttempts: 20,
} as const satisfies Defaults;

/** Complaints: who may ask for a booking, and how often. */
export const complaintPolicy = {
  /** Wrong pairs of number and person, per session: typing errors. */
  missesPerSession: 8,
  /** Per network: an office or a mobile network has many people behind one. */
  missesPerNetwork: 40,
  /** Wrong pairs count for this long. */
  missWindowMs: hour,
  /** Every look for a booking is answered after this long, whatever it took, so that the time reveals nothing. */
  lookupMs: 400,
  /** A form that is sent twice opens one case within this time. */
  submissionLifetimeMs: day,
  /** One request opens the case of a form within this time; the same form sent again waits as long for it. */
  openingMs: 20 * second,
  /** Between two looks whether the other request has opened the case. */
  openingPollMs: 200,
  /** What a form without script was answered with is shown for this long. */
  replyLifetimeMs: hour,
  /** A form without script takes as long; the browser's own call, once all files are there. */
  sendTimeoutMs: 30 * second,
} as const satisfies Defaults;

/** Requests for accessible rooms that cannot be chosen. */
export const roomRequestPolicy = {
  /** Characters of what is needed: a page. */
  maxNeeds: 1_000,
  /** Receipts to one address within `requestWindowMs`: some hotels of a trip, and nobody's mailbox is flooded. */
  requestsPerAddress: 5,
  /** Requests of an address count for this long. */
  requestWindowMs: day,
  /** Requests from one network within `networkWindowMs`: an advice centre. */
  requestsPerNetwork: 30,
  /** Requests of a network count for this long. */
  networkWindowMs: hour,
  /** What a form that was not taken came back with is shown for this long. */
  replyLifetimeMs: hour,
} as const satisfies Defaults;

// Vouchers ----------------------------------------------------------------------------------------------------------------------------

/** Codes of gift vouchers and promotions in the checkout. */
export const codePolicy = {
  /** Wrong codes of one session: somebody with three vouchers and a bad print. A typing error that the check character finds does not count. */
  missesPerSession: 10,
  /** The same of one checkout, whatever sessions it is opened in. */
  missesPerCheckout: 10,
  /** Per network: then only sessions that have not been wrong go on, so that nobody is locked out by the neighbours. */
  missesPerNetwork: 100,
  /** Wrong codes count for this long. */
  missWindowMs: hour,
  /** Vouchers that pay for one order. */
  vouchersPerOrder: 10,
  /** Characters of what is typed, blanks and dashes included. */
  maxCodeLength: 60,
} as const satisfies Defaults;

/** Vouchers in the back office. */
export const voucherLimits = {
  /** Days for which a voucher is good at least once money came back to it. */
  goodAfterReturnDays: 365,
  /** Above this, all corrections of a voucher together, a colleague confirms one: minor units of the voucher's currency. */
  maxUnconfirmedAmount: 5_000,
  /** Why staff change a voucher, characters. */
  minReasonLength: 5,
  /** Characters; some sentences. */
  maxReasonLength: 500,
  /** Vouchers of one page of the list. */
  listed: 50,
  /** Years by which a voucher can be extended at once. */
  maxExtensionYears: 10,
  /** Between two looks for vouchers that have expired. */
  expiryIntervalMs: hour,
  /** Vouchers that one transaction lets expire. */
  expiredAtOnce: 500,
} as const satisfies Defaults;

// Live suppliers ----------------------------------------------------------------------------------------------------------------------

/** Calls to the suppliers of the parts of a trip. */
export const liveSupplyPolicy = {
  /** One request to a supplier that searches airlines or checks a rate. */
  callTimeoutMs: 20 * second,
  /** An order or a payment of flights: the vendor waits up to two minutes for an airline. Nothing is ordered or paid with less time left. */
  buyFlightsTimeoutMs: 130 * second,
  /** A room's booking: the vendor recommends a minute and waits for the hotel's system. Nothing is booked with less time left. */
  buyRoomTimeoutMs: 70 * second,
  /**
   * A request that was not answered is not sent again, and not taken for undone, before it could have arrived and been worked on: longer than the
   * longest call.
   */
  settleMs: 4 * minute,
  /** What is verified for a shopper is promised for this long, or as long as the supplier does. */
  promiseMs: 15 * minute,
  /**
   * A room has to be free of charge to cancel for this long, to be bought before flights that are not certain: longer than a booking is tried before
   * a person takes over (`bookingTimings.escalateAfterMs`).
   */
  undoMs: 7 * hour,
  /** Pages of a list of 200 that are read; a longer one is not known. */
  mostPages: 10,
  /** Of one call to a trip, beyond its own timeout. */
  leaseSlackMs: 5 * second,
  /** Between two attempts to get the lease of a trip that another call holds. */
  leaseRetryMs: 100,
  /** How often booked flights are read for what the airline has changed. */
  watchIntervalMs: 30 * minute,
  /** How often a process looks whether some are due, and forgets trips that are over. */
  upkeepIntervalMs: 5 * minute,
  /** Trips claimed by one statement; the next ones follow at once. */
  watchBatch: 100,
  /** All calls of one look at a trip that is given back. */
  undoTimeoutMs: 2 * minute,
  /** A room whose booking was repeated is counted this long after the last attempt: the first one may have arrived by then. */
  countRoomsAfterMs: hour,
  /** It is counted again after this long, where nobody has answered or there was one too many. */
  countRoomsIntervalMs: hour,
  /** What a supplier has pushed is known by its id for this long: it repeats a message for three days. */
  webhooksMs: 30 * day,
  /** Bytes of a message that a supplier pushes: it names an order and does not contain it. */
  maxWebhookBytes: 32 * kilobyte,
  /** All calls of one purchase. */
  maxBuyingMs: 240 * second,
  /** A call to the operator's own supplier: its goods are sold with those of a live one. */
  ownCallTimeoutMs: 120 * second,
} as const satisfies Defaults;

// Payment -----------------------------------------------------------------------------------------------------------------------------

/** Calls to and from the payment provider. */
export const paymentPolicy = {
  /** A challenge of the bank or a wallet's page is open this long, whatever the provider allows. */
  challengeLifetimeMs: 10 * minute,
  /** An authorisation of the embedded provider lasts this long. */
  authorisationLifetimeMs: 7 * day,
  /** A webhook that was signed longer ago, or further in the future, is refused. */
  webhookToleranceMs: 5 * minute,
  /** A webhook has this long to be stored and applied. */
  webhookTimeoutMs: 10 * second,
  /** Bytes of a webhook: one with several messages has some thousands. */
  maxWebhookBytes: 64 * kilobyte,
  /** A call whose caller sets no time-out. */
  callTimeoutMs: 2 * minute,
  /** A call that the vendor is still busy with is repeated after this long, then after twice as long, and so on. */
  busyRetryMs: 150,
  /**
   * A payment that is over here while the vendor may still hold or take money is given up again after these waits; the last one
   * repeats.
   */
  endingRetryMs: [10 * minute, hour, 12 * hour],
  /** A shopper can finish an action at a vendor for this long. */
  vendorActionLifetimeMs: 12 * hour,
  /** From then on staff look at a payment that the vendor has not ended, also where a message was lost (docs/operations.md). */
  endingLimitMs: day,
  /** Between two looks for payments to end. */
  endingIntervalMs: minute,
  /** Payments ended in one look; the others come with the next. */
  endingsAtOnce: 20,
  /** A vendor's message that cannot be recorded is read again for this long; after that somebody has to look at it. */
  keptMessageLimitMs: day,
  /** Messages read again in one look; the others come with the next. */
  keptMessagesAtOnce: 20,
  /** A lease of a payment outlives the time-out of its call by this long. */
  leaseSlackMs: 5 * second,
  /** Between two looks at a lease that another call holds. */
  leaseRetryMs: 25,
} as const satisfies Defaults;

// Captcha -----------------------------------------------------------------------------------------------------------------------------

/** A browser gives the work of a captcha up after this long. A constant of its own: the policy below is the server's, and no page loads it. */
export const captchaSolveTimeoutMs = minute;

/** Who is held up by a captcha: a program that fills in many forms, not a person with an old phone. */
export const captchaPolicy = {
  /** Rounds of a proof of work, and iterations of PBKDF2 in each: below a second on a laptop, some seconds on an old phone. */
  workIterations: 2_000,
  /** The fewest rounds, so that no challenge is free. */
  minWorkRounds: 100,
  /** The most rounds: each challenge has a random number between both. */
  maxWorkRounds: 400,
  /** A challenge can be used for this long: somebody fills in a complaint in the meantime. */
  challengeLifetimeMs: hour,
  /** A vendor that judges tokens answers within this time, or the outcome is unknown. */
  verifyTimeoutMs: 5 * second,
  /** Characters of a token. */
  maxTokenLength: 8_000,
  /** Ended rows that are deleted when another one is stored. */
  endedAtOnce: 50,
} as const satisfies Defaults;

// Retention ---------------------------------------------------------------------------------------------------------------------------

/** A visitor's last search stays in the browser for 30 days (STORE-011, DATA-013). A constant of its own, because bundlers inline no properties: the boot script reads it. */
export const lastSearchLifetimeMs = 30 * day;

/** Searches that are offered again, in browser and account: what a short list shows without scrolling. A constant of its own for the same reason. */
export const recentSearchLimit = 5;

/** The price difference of a checkout stays in the browser for five hours (OFFER-035, CONST-031). A constant of its own for the same reason. */
export const priceDifferenceSeconds = 5 * 3_600;

/** How long data is kept. What the law of a seller's country asks for differs: see `docs/operations.md` before you change the first four. */
export const retention = {
  /** A checkout, from its beginning: what was ordered stands in the booking. */
  checkoutsMs: 30 * day,
  /** The link of a guest to the loyalty programme: as long as the checkout that it was made for. */
  loyaltyLinksMs: 30 * day,
  /** Names in an order that failed: questions and disputes come within weeks. */
  failedOrdersMs: 90 * day,
  /** Mails that were taken, with their attachments: a copy can be sent again for half a year. */
  mailsMs: 180 * day,
  /** Names in a booking: German tax law asks for books and vouchers for up to ten years after the year's end (AO § 147). */
  bookingsMs: 11 * 366 * day,
  /** A complaint with its mails and files, from its end: claims for defects of a trip lapse after two or three years (BGB §§ 195, 651j). */
  casesMs: 3 * 366 * day,
  /** An address that asked for the newsletter and was never confirmed: its link has ended, and a late question can still be answered. */
  newsletterPendingMs: 7 * day,
  /** Proof of a consent, from its end: claims lapse three years after the end of the year (BGB §§ 195, 199). */
  newsletterConsentsMs: 4 * 366 * day,
  /** A price alert that was never confirmed: its link has ended, and a late question can still be answered. */
  priceAlertsPendingMs: 7 * day,
  /** A price alert that has ended, with its prices and address: the mail that says so is read by then. */
  priceAlertsEndedMs: 30 * day,
  /** A member who has not signed in for this long: two years of holidays have gone by. */
  membersMs: 730 * day,
  /** What the demo's supplier knows of guests, from the end of their stay. */
  guestsMs: 180 * day,
  /** A published review, from its publication: an older one says little about the hotel. */
  reviewsMs: 3 * 366 * day,
  /** A review that was refused or never finished, from its last change: its writer can still object, or finish it. */
  unpublishedReviewsMs: 180 * day,
  /** Address, password and passkeys of a closed staff account: a mistake is noticed and undone within a quarter of a year. */
  closedAccountsMs: 90 * day,
  /** Answers of the payment provider by idempotency key: longer than a booking can take. */
  paymentAnswersMs: 30 * day,
  /** Between two deletions of expired answers. */
  paymentAnswersIntervalMs: hour,
  /** Where orders came from: a day, so that an attack of the night can be looked into in the morning. */
  orderSourcesMs: day,
  /** Between two deletions of order sources. */
  orderSourcesIntervalMs: hour,
  /** That a list of favourites was used is noted at most this often. */
  favoritesUseIntervalMs: day,
  /** A picture's last use is noted at most this often. */
  pictureUseIntervalMs: hour,
  /** Rendered and resized pictures on disk; the least recently used go first. A quarter is for the cards of 12,000 hotels in two lights. */
  pictureFilesBytes: 1024 * megabyte,
  /** Snapshots of the offer index: where the newest is damaged the one before may not be. */
  offerSnapshots: 2,
} as const satisfies Defaults;

/** How personal data is deleted and anonymised, see `retention_job`. */
export const retentionWork = {
  /** From the end of what was due to the next run of the same kind. */
  intervalMs: hour,
  /** Between two looks for what is due, such as the work of a process that has ended. */
  pollIntervalMs: minute,
  /** Rows deleted or anonymised by one statement or transaction: well within the statement's time limit. */
  batchSize: 500,
  /** A batch takes seconds; another process takes over after this long. */
  leaseMs: minute,
  /** Two heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
  /** A run that failed is repeated after this long. */
  retryDelaysMs: [minute, 10 * minute, hour],
  /** Failures in a row after which the log names the run. */
  escalateAfterAttempts: 5,
} as const satisfies Defaults;

/** How long cookies and sign-ins last. */
export const sessionLifetimes = {
  /** A visitor's key for what the server stores. */
  visitorSeconds: 180 * 86_400,
  /** A visitor's session, and with it a checkout (STORE-013, CONST-033). */
  sessionSeconds: 3 * 3_600,
  /** Consents and preferences. */
  choiceDays: 180,
  /** A cookie notice that was closed without a choice. */
  closedNoticeDays: 30,
  /** The link of a booking's mail, counted from the end of the trip (checkout X-092). */
  resultLinkDays: 30,
  /** A trip that is kept on a device to be read without a network, counted from its end. */
  tripCopyDays: 7,
  /** The list of favourites. */
  favoritesSeconds: 180 * 86_400,
} as const satisfies Defaults;

/** The one-time code with which a traveller may change a trip (checkout X-092). */
export const tripCodes = {
  /** How long a code is good: a mail may take some minutes. The mail names it. */
  lifetimeMs: 10 * minute,
  /** Wrong codes; then a new one has to be sent. With the mails a day, one guess in 20,000 hits within a day. */
  maxAttempts: 5,
  /** Mails with codes that one browser, or one network, is sent for a booking; mails with links for a booking. */
  mailsAnHour: 3,
  /** The same of one network in a day: what is left of the booking's is for browsers of others. */
  mailsADayPerNetwork: 5,
  /** Mails with codes for a booking in a day. */
  mailsADay: 10,
  /** What the limits count is deleted after this long: a day, which they look back. */
  storedMs: day,
  /** How long a browser may act after its code. */
  grantMs: 15 * minute,
} as const satisfies Defaults;

/** Changes of booked trips by their travellers. */
export const tripChanges = {
  /** How long a change that was typed can be confirmed. */
  draftLifetimeMs: 30 * minute,
  /** Flights of one direction that are shown for another one. */
  shownFlights: 8,
} as const satisfies Defaults;

/** Handing a trip over to other people (Directive (EU) 2015/2302, Article 9). */
export const contractTransfer = {
  /** Days before departure until which it is in time (BGB § 651e (1)). */
  noticeDays: 7,
} as const satisfies Defaults;

/** Reviews that guests write after their stay. */
export const guestReviews = {
  /** Days after the last day of the stay on which a review can still be written: memory fades, and the hotel changes. */
  openForDays: 365,
  /** Characters: a sentence, which says why. */
  minTextLength: 30,
  /** Characters: a page; longer ones nobody reads. */
  maxTextLength: 3_000,
  /** Characters: two lines on a phone. */
  maxTitleLength: 100,
  /** Characters of the name that readers see: first name and initial. */
  maxNameLength: 40,
  /** Pictures of one review; staff look at each. */
  maxPictures: 4,
  /** Bytes of a picture: more than phones take. */
  maxPictureBytes: 12 * megabyte,
  /** Pictures that may wait to be read, of all guests together: each is held in memory. */
  waitingPictures: 16,
  /** All of a form, its fields included. */
  maxFormBytes: 50 * megabyte,
  /** The largest form on a slow line. */
  formTimeoutMs: 5 * minute,
  /** Fields around the pictures; the form has a third of that. */
  maxFields: 40,
} as const satisfies Defaults;

/** Sign-in of members at the issuer of their identities. */
export const identityTimings = {
  /** A call of the issuer: people wait for it. */
  callTimeoutMs: 5 * second,
  /** Silent refreshes in one process: pages beyond are shown without waiting. */
  refreshesAtOnce: 4,
  /** Addresses and keys of the issuer are read again after this long. */
  metadataLifetimeMs: hour,
  /** The issuer's clock may differ by this much. */
  clockToleranceSeconds: 60,
  /** A sign-in at the issuer that is older has to be repeated. */
  maxSignInAgeSeconds: 86_400,
  /** Deleting an account asks for a sign-in at the issuer that is no older than this. */
  freshSignInSeconds: 900,
  /** An attempt to sign in, and the cookie that leads back: 0.0208 day (AUTH-013). */
  attemptSeconds: 1_797,
  /** After signing out, before the issuer is asked for a new password (AUTH-019). */
  resetDelaySeconds: 1,
} as const satisfies Defaults;

/** Sessions of members. */
export const memberSessions = {
  /** A session is over after this long, however often it is used. */
  lifetimeMs: 30 * day,
  /** A session that nobody has used for this long is over. */
  idleMs: 14 * day,
  /** The last use is noted at most this often. */
  useIntervalMs: 10 * minute,
  /** One request refreshes a session: metadata, tokens and user record, each within `identityTimings.callTimeoutMs`. */
  refreshLeaseMs: 20 * second,
} as const satisfies Defaults;

/** What members may store. */
export const memberLimits = {
  /** People whom one member travels with. */
  savedTravellers: 20,
} as const satisfies Defaults;

/** Sign-in of staff. */
export const staffPolicy = {
  /** A working day, so that nobody is signed out at noon. */
  sessionLifetimeMs: 9 * hour,
  /** A link to set up an account. */
  setUpLinkLifetimeMs: 48 * hour,
  /** A session that nobody has used for this long is over: an open window at an empty place (NIST SP 800-63B: at most an hour). */
  sessionIdleMs: 30 * minute,
  /** The last use of a session is noted at most this often. */
  sessionUseIntervalMs: minute,
  /** Wrong attempts in a row from one network or browser at one account, before each next one has to wait. */
  freeAttempts: 5,
  /** The first wait; each next one is twice as long. */
  firstPauseMs: second,
  /** The longest wait. It ends by itself and holds for one network or browser alone, so nobody is locked out. */
  maxPauseMs: 5 * minute,
  /** Attempts are forgotten after this long without another one. */
  rememberAttemptsMs: hour,
  /** Every refused sign-in is answered after this long, whatever it took: longer than a password takes, so that the time reveals nothing. */
  refusalDelayMs: second,
  /** Passwords checked at once: each takes a core and 32 MB for some tenths of a second. */
  passwordsAtOnce: 2,
  /** Passwords that may wait to be checked; further sign-ins are refused. */
  waitingPasswords: 20,
  /** A browser in which a member has signed in counts apart from its network for this long. */
  knownBrowserDays: 180,
  /** NIST SP 800-63B asks for 15 where the password is the only factor, for 8 with a second factor. */
  minPasswordLength: 12,
  /** Characters; NIST SP 800-63B asks to allow 64 at least. */
  maxPasswordLength: 200,
  /** Guesses that a password must withstand by estimate (zxcvbn): its highest class. */
  minPasswordGuesses: 1e10,
  /** Name of a member, as colleagues read it. */
  maxNameLength: 80,
  /** Characters of a passkey's name: a device and where it is. */
  maxPasskeyNameLength: 60,
  /** Reason of a decision on a booking, which the audit log keeps. */
  minNoteLength: 3,
  /** Characters of an incident's title, which is a line of a list. */
  maxTitleLength: 120,
  /** Characters of such a reason; some sentences. */
  maxNoteLength: 400,
  /** Period of a one-time code (RFC 6238). */
  oneTimeCodeSeconds: 30,
  /** A passkey challenge is answered within this time. */
  challengeLifetimeMs: 5 * minute,
  /** A passkey is added soon after signing in: an open window makes no lasting key. */
  freshSignInMs: 30 * minute,
  /** Passkeys of a member of staff: each device has one, and some are spare. */
  maxPasskeys: 10,
} as const satisfies Defaults;

/** Passkeys in the browser of staff. */
export const passkeyTimings = {
  /** A new challenge for the address field is requested before the old one expires (`staffPolicy.challengeLifetimeMs`). */
  challengeRenewalMs: 4 * minute,
  /** A call for a challenge, or with its answer. */
  callTimeoutMs: 8 * second,
} as const satisfies Defaults;

/** The newsletter: how long its links open, how often one may ask, how its work is repeated. */
export const newsletterPolicy = {
  /** The link that confirms an address: a weekend away from one's mailbox. */
  confirmLinkMs: 3 * day,
  /** The link to one's details in a mail, which shows them to all who have the mail. */
  editLinkMs: 30 * day,
  /** The customer id of a signed-in member, who can look it up again. */
  memberIdMs: hour,
  /** A link that unsubscribes works as long as a mail may lie in a mailbox. */
  unsubscribeLinkMs: 730 * day,
  /** Mails to one address within `mailWindowMs`, over all processes: one asked for, and two more because it did not arrive. */
  mailsPerAddress: 3,
  /** Mails to an address count for this long. */
  mailWindowMs: day,
  /** Between two such mails: time for the first to arrive. */
  mailIntervalMs: 10 * minute,
  /** Sign-ups and changes of address from one network within `networkWindowMs`: an office or a stand at a fair. */
  requestsPerNetwork: 60,
  /** Requests of a network count for this long. */
  networkWindowMs: hour,
  /** A call of the newsletter's vendor: a person waits for some of them. */
  vendorTimeoutMs: 5 * second,
  /** A look for tasks that no process has announced. */
  pollIntervalMs: 2 * second,
  /** A task asks the vendor and the mail server. */
  leaseMs: minute,
  /** Two heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
  /** Tasks that a process works on at once: each asks the vendor, who limits calls. */
  tasksAtOnce: 4,
  /** Waits after the first attempt that failed, the second, …; the last one repeats. */
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute],
  /** Attempts after which the operator learns of a task: about two hours. */
  escalateAfterAttempts: 8,
  /** The contact is compared with the consents after each change; somebody who changes it more often at the same time waits for the retry. */
  syncRounds: 5,
  /** A first or last name. */
  maxNameLength: 60,
  /** The earliest year of birth. */
  minBirthYear: 1900,
  /** Bytes of a webhook, which may carry many events. */
  maxWebhookBytes: 256 * kilobyte,
  /** From one reading of those whom the vendor has blocked to the next: webhooks report them at once, this finds what they have lost. */
  blockedIntervalMs: day,
  /** A reading begins so long before the end of the last one: clocks differ, and contacts move between pages. */
  blockedOverlapMs: hour,
} as const satisfies Defaults;

/** Price alerts: how long links and alerts live, how often prices are looked up, and what a mail is worth. */
export const priceAlertPolicy = {
  /** The link that confirms an alert: a weekend away from one's mailbox. */
  confirmLinkMs: 3 * day,
  /** The link to one's alerts in a mail: as long as an alert that is prolonged again and again. */
  listLinkMs: 365 * day,
  /** An address that was typed into a form that was not taken: as long as somebody corrects it. */
  typedEmailMs: 15 * minute,
  /** An alert ends this long after it was confirmed or prolonged: people plan for a season, and forget what they have asked for. */
  lifetimeDays: 90,
  /** So long before the end a mail says how to prolong. */
  remindBeforeMs: 7 * day,
  /** Between two looks at the price of an alert. */
  checkIntervalMs: day,
  /** A fall worth a mail, in per cent of the price last told; a smaller one is noise of exchange rates and fares. */
  minFallPercent: 3,
  /** And in whole units of the currency for the whole party: 3 per cent of a cheap night is not worth a mail. */
  minFallUnits: 10,
  /** Between two mails about the price of one alert. */
  minMailIntervalMs: day,
  /** Such mails within `mailWindowMs`. */
  mailsPerWindow: 3,
  /** Mails about prices count for this long. */
  mailWindowMs: 7 * day,
  /** Days for which a hotel or place is missing before its alerts end: a delivery that went wrong is put right sooner. */
  missingDays: 7,
  /** Alerts that one address can have at a brand at the same time. */
  alertsPerAddress: 20,
  /** Mails that ask an address within `requestWindowMs`, over all processes: for three trips, as nobody knows yet whose address it is. */
  requestsPerAddress: 3,
  /** The same for an address that has an alert already: its owner reads our mails. */
  requestsPerReader: 10,
  /** The same trip is not asked about again before this has passed: time for the first mail to arrive. */
  repeatAfterMs: 10 * minute,
  /** Requests of an address count for this long. */
  requestWindowMs: day,
  /** Requests from one network within `networkWindowMs`: an office or a family. */
  requestsPerNetwork: 60,
  /** Requests of a network count for this long. */
  networkWindowMs: hour,
  /** Days of prices that the list of one's alerts shows of each. */
  shownDays: 14,
  /** Prices that a process looks up at once: searches of visitors come first. */
  checksAtOnce: 2,
  /** Mails that a process sends at once. */
  mailsAtOnce: 4,
  /** A look for due prices and mails that no process has announced. */
  pollIntervalMs: 2 * second,
  /** A mail server may be slow, and another process takes over after this long. */
  leaseMs: minute,
  /** Two heartbeats may be late before a lease expires. */
  heartbeatMs: 20 * second,
  /** Waits after the first attempt that failed, the second, …; the last one repeats. */
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute, hour],
  /** Attempts after which the operator learns of an alert or mail: some hours. */
  escalateAfterAttempts: 8,
  /** Largest wanted price of one traveller, in minor units: what a link can say, too. */
  maxTarget: 999_999_999,
} as const satisfies Defaults;

// Editing -----------------------------------------------------------------------------------------------------------------------------

/** Bounds of documents and drafts. */
export const editingLimits = {
  /** Modules of a page: several times what the longest has. */
  maxModules: 100,
  /** A body as JSON. */
  maxBodyBytes: 512 * kilobyte,
  /** A body as it travels, with revision, slug and note: a larger one than `maxBodyBytes` is refused with a reason, not cut off. */
  maxRequestBytes: 640 * kilobyte,
  /** Levels of lists and groups; real modules have five. */
  maxDepth: 40,
  /** Characters of a page's address after the last slash. */
  maxSlugLength: 100,
  /** Versions that a document lists. */
  listedVersions: 200,
  /** Targets that a search for a link lists. */
  listedTargets: 30,
  /** Longer lists are compared from the front; product of both lengths. */
  maxComparedPairs: 250_000,
  /** Documents published in one turn; the rest comes with the next. */
  publishedAtOnce: 50,
} as const satisfies Defaults;

/** Intervals and time-outs of the editors' app and of publishing. */
export const editingTimings = {
  /** Between two looks for planned publications: a page goes live within a second of its planned time. */
  publishIntervalMs: second,
  /** Saves of one person with less than this between them are one entry of the audit log. */
  auditMergeMs: 10 * minute,
  /** An editor without a heartbeat for this long counts as gone. */
  presenceLifetimeMs: 30 * second,
  /** Between two heartbeats of an editor. */
  presenceIntervalMs: 10 * second,
  /** A call of the editors' app. */
  callTimeoutMs: 20 * second,
  /** A draft is saved after a pause this long. */
  saveDelayMs: second,
  /** A failed save is repeated after this long. */
  saveRetryMs: 4 * second,
  /** The canvas shows a change after a pause this long. */
  previewDelayMs: 350,
  /** Targets of a link are looked up after a pause this long. */
  targetDelayMs: 200,
  /** A scene is painted again after a pause this long: each takes the painter a moment. */
  sceneDelayMs: 300,
  /** The library is searched after a pause this long. */
  librarySearchDelayMs: 250,
} as const satisfies Defaults;

/** Content in the memory of each process. */
export const contentTimings = {
  /** The database has this long where something is known already, and is asked again after as long when it has failed. */
  readTimeoutMs: second,
} as const satisfies Defaults;

/** Connections that listen to the database: for changed content, moved bookings and new supply. */
export const listenTimings = {
  /** First and longest pause before a lost connection is opened again. */
  firstRetryMs: 100,
  /** Longest pause: each failed attempt doubles it. */
  maxRetryMs: 2 * second,
  /** Between two proofs that the connection still answers. */
  heartbeatMs: 5 * second,
} as const satisfies Defaults;

/** The media library. */
export const mediaLimits = {
  /** Bytes of a picture: a photographer's file in full size. */
  maxUploadBytes: 20 * megabyte,
  /** The largest file at little more than half a megabit a second. */
  uploadTimeoutMs: 5 * minute,
  /** The editors' app waits longer than the server, so that the server's reason arrives. */
  clientSlackMs: 30 * second,
  /** Reading an uploaded file is given up after this long. */
  readTimeoutSeconds: 20,
  /** More is refused by the picture's header: decoding takes seconds and 200 MB. Cameras of phones have up to 50.4 million. */
  maxPixels: 51_000_000,
  /** A longer side is scaled down to this many pixels. */
  maxSidePixels: 3840,
  /** Characters: two or three sentences, which a screen reader reads without a pause. */
  maxAltTextLength: 300,
  /** Characters of a file's name, as most file systems allow. */
  maxNameLength: 200,
  /** Pictures of one page of the library: full rows at two, three, four, six and eight a row. */
  itemsPerPage: 48,
  /** Pictures resized at once, and rendered at once. */
  picturesAtOnce: 2,
  /**
   * Pictures that may wait to be rendered, and as many to be resized; of more the newest of the network that has most are turned away.
   * A page has up to seventy.
   */
  waitingPictures: 192,
} as const satisfies Defaults;

// Office ------------------------------------------------------------------------------------------------------------------------------

/** Complaints and compliments: their clock, and how they are answered. The days of the law are in `features/cases/model/deadlines.ts`. */
export const caseTimings = {
  /** Staff are reminded of a first answer two days before it is due: over a weekend there is still a working day. */
  answerWarningMs: 2 * day,
  /** And of a decision two weeks before: a hotel or an airline has to be asked first. */
  decisionWarningMs: 14 * day,
  /** A mail within half a year after the end opens a case again; a later one is listed for staff. */
  reopenMs: 180 * day,
  /** Between two looks for deadlines that are near or over. */
  clockIntervalMs: minute,
  /** Between two polls for mails that are due, such as those of a process that has ended. */
  mailPollIntervalMs: 5 * second,
  /** A mail that was not accepted is tried again after this long. */
  mailRetryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute, hour],
} as const satisfies Defaults;

/** What a case holds at most. */
export const caseLimits = {
  /** An answer of staff, characters. */
  maxAnswerLength: 8_000,
  /** A note for colleagues, characters. */
  maxNoteLength: 4_000,
  /** Above this, all compensations of a booking together, a colleague confirms one: minor units of the currency that was charged. */
  maxUnconfirmedAmount: 25_000,
  /** Cases of one page of the list. */
  listed: 50,
  /** Cases of which reminders are written at once. */
  remindedAtOnce: 100,
  /** Case numbers that are tried; of 2^40 the first one is free. */
  numberAttempts: 5,
} as const satisfies Defaults;

/** Mails of guests, through the embedded mail server (`INBOUND_SMTP_PORT`). */
export const inboundMailLimits = {
  /** A mail with all attachments; what is larger is refused before it is read. */
  maxBytes: 20 * megabyte,
  /** Text of a mail that is stored, characters: the rest is cut off. */
  maxTextLength: 50_000,
  /** Attachments that are stored, as many as a complaint may have (CONTACT-030). */
  maxAttachments: 20,
  /** Parts of a mail inside each other; a deeper one is refused. */
  maxDepth: 20,
  /** All headers of a part. */
  maxHeaderBytes: 64 * kilobyte,
  /** HTML that is turned into text, characters: several times what mail programs write. */
  maxHtmlLength: 400_000,
  /** Elements of that HTML inside each other: the parser takes the square of their number. */
  maxHtmlDepth: 500,
  /** Connections at once: each may hold a mail in memory. */
  maxConnections: 8,
  /** Recipients of one mail. */
  maxRecipients: 5,
  /** A silent connection is closed. */
  socketTimeoutMs: 30 * second,
  /** A whole mail has to be there within this time, however slowly it comes. */
  mailTimeoutMs: 2 * minute,
  /** Connections that are open at the end are closed after this long. */
  closeTimeoutMs: second,
} as const satisfies Defaults;

/** The figures on the first page of the back office. */
export const officeFigures = {
  /** What a process has counted is stored this often: that much is lost where it is killed. */
  flushIntervalMs: 5 * second,
  /** Days of bookings, revenue and steps to a sale, with today. */
  days: 14,
  /** Days of departures and of what falls due, with today. */
  daysAhead: 7,
  /** Departures that are listed; the list of bookings has the others. */
  departures: 20,
  /** Refunds and answers that are listed, the latest first. */
  dueItems: 20,
  /** Arrivals that are kept of each feed: its usual time from one to the next is the middle one. */
  feedArrivals: 20,
  /** A feed that has not come for so long is over, and nobody waits for it. */
  feedForgottenMs: 60 * day,
  /** A feed has a rhythm from this many arrivals on. */
  minFeedArrivals: 4,
  /** A feed is late after this many times its usual time. */
  lateFeedFactor: 2,
} as const satisfies Defaults;

/** How much a page of the back office lists. */
export const officeLists = {
  /** Days around a trip that is not sold in which its explanation looks for the nearest flight. */
  explainedDays: 7,
  /** Bookings of one page. */
  bookings: 50,
  /** Rows of a page of any other list. */
  rows: 50,
  /** Rows of a list's file; the rest is left out. */
  exported: 10_000,
  /** More are not counted: the list then says 'more than'. */
  maxCountedBookings: 10_000,
  /** Notices of the list, the newest; its file has up to `exported`. */
  notices: 500,
  /** Refunds of the list and its file: what is promised last is left out. */
  refunds: 500,
  /** Reviews of guests on one page: staff decide the longest waiting first, and the next ones follow. */
  reviews: 50,
  /** Bookings on the first page that wait for a decision; the list has the others. */
  bookingTasks: 200,
  /** Entries of the audit log, the newest; its file has up to `exported`. */
  auditEntries: 200,
  /** A task that is due within this long is shown as due soon. */
  dueSoonMs: 2 * day,
  /** Characters of what is searched for. */
  maxSearchLength: 200,
  /** Mails in the outbox of a development server. */
  mails: 50,
} as const satisfies Defaults;

// Supply ------------------------------------------------------------------------------------------------------------------------------

/** How a process follows the supply log. */
export const supplyTimings = {
  /** Between two questions of the leader to the supplier for new batches. */
  pullIntervalMs: 500,
  /** Between two attempts to become the leader: at most so long nobody pulls after a leader has died. */
  electionIntervalMs: 2_000,
  /** Between two snapshots of the index on disk: a start catches up with what came since. */
  snapshotIntervalMs: 5 * minute,
  /** After a failed load, or where the log breaks off, a process begins again after this long. */
  retryDelayMs: 2_000,
  /** The embedded supplier changes prices and stock this often. */
  driftIntervalMs: 20 * second,
  /** Batches behind the log after which the index is read as a whole instead. */
  longestCatchUp: 50_000,
} as const satisfies Defaults;

/** Rates of exchange at which a market charges what is bought in another currency. */
export const exchangeRatePolicy = {
  /** A file of rates answers within this time. */
  timeoutMs: 10 * second,
  /** Far more than a file of ninety days. */
  maxFileBytes: 2_000_000,
  /** Rates change once a working day. */
  readIntervalMs: hour,
  /** Each process looks so often whether another one has read newer ones: until then they show different prices. */
  lookIntervalMs: minute,
  /** A reading that failed is repeated after this long. */
  retryDelayMs: 5 * minute,
  /** Rates are published on working days: over Christmas and Easter they may be five days old. Older ones are a warning. */
  warnAfterDays: 5,
  /** Older ones are not sold at: somebody would lose money by them. */
  refuseAfterDays: 10,
  /** A currency that none of so many published days has is one that the source has given up. */
  daysKnown: 30,
  /** A margin on a rate: a third of the price. More is a typing error. */
  maxMarginBasisPoints: 3_300,
} as const satisfies Defaults;

/** The supply log. */
export const supplyLogPolicy = {
  /** Batches read from the supplier at once. */
  pulledBatches: 32,
  /** Batches read from PostgreSQL at once: decoding them holds up the process for some milliseconds. */
  batchesAtOnce: 16,
  /** A batch of a few hundred changes has some ten thousand bytes. */
  maxBatchBytes: 256 * megabyte,
  /** Rows removed by one statement: well within its time limit. */
  rowsRemovedAtOnce: 1_000,
  /** Between two polls of the table, even without a notification. */
  pollIntervalMs: second,
  /** A lost connection is opened again, and what failed is repeated, after this long. */
  retryDelayMs: 500,
  /** Between two proofs that the connection still answers. */
  heartbeatMs: 5 * second,
  /** The same failure is reported again after this long. */
  repeatedReportMs: minute,
} as const satisfies Defaults;

/** Shards of the offers, each with replicas, and those who ask them. */
export const shardPolicy = {
  /** Shards that a plan has at most. */
  mostShards: 64,
  /** A question has an answer from all its shards within this time, or none: a shopper waits no longer for a list. */
  answerMs: 2_000,
  /** A replica that has not answered after this long has died or is overloaded, and another one is asked: the dearest question takes a tenth of it. */
  attemptMs: 500,
  /** A shard without a replica is given up after this long: its last one may be about to be replaced. */
  noReplicaMs: 500,
  /** Between two attempts where nobody answers for a shard. */
  retryDelayMs: 20,
  /** A replica waits so long for a batch that other shards know already; batches reach all of them within some ten milliseconds. */
  catchUpMs: 300,
  /** Between two looks whether it has come. */
  catchUpStepMs: 2,
  /** Those who ask look so often whether another plan serves. */
  lookIntervalMs: second,
  /** A replica says so often that it answers, and looks whether its plan still serves. */
  reportIntervalMs: 2 * second,
  /** One that has not said so for this long is gone: four reports. */
  replicaLifetimeMs: 8 * second,
  /** Shards of a former plan answer for this long: far longer than it takes everybody to look and a question to end. */
  retireMs: 10 * second,
  /** Rankings in use are stored again after this long, so that they are not forgotten. */
  rankingRenewalMs: hour,
  /** Rankings that nobody has stored again for this long are forgotten. */
  rankingRetentionMs: 2 * day,
  /** Tables of rankings in the memory of a shard: three for each home country. */
  rankingTables: 32,
  /** SHARD_HOTELS: as many as an index without shards holds. */
  hotels: 120_000,
  /** SHARD_HOTELS at most: with their plans and all flights they fill the 4 GB of a memory. */
  mostHotels: 250_000,
  /** Plans for each hotel that a shard has room for; the demo world has 4.6 on average. */
  plansPerHotel: 4.7,
  /** Every shard has room for all flights, and for the pairs of airports that they connect, as an index of all hotels has. */
  routes: 40_000,
  /** Flights of all airports, for the same reason. */
  flights: 8_000_000,
} as const satisfies Defaults;

/** What a hotel's data may say of itself without contradiction. */
export const hotelDataLimits = {
  /** Metres to the nearest beach up to which a hotel is on it. */
  beachfrontMetres: 150,
  /** And up to which it may boast of its sand. */
  sandyBeachMetres: 800,
} as const satisfies Defaults;

/** Files of an operator. */
export const feedLimits = {
  /** Elements nested deeper are no message of a feed. */
  maxXmlDepth: 32,
  /** Elements of one record: a year of daily rates of some dozen rooms. */
  maxXmlElements: 100_000,
  /** Characters without a tag, read at once; after twice as many the file is given up. */
  maxXmlGapLength: 1_000_000,
  /** More characters without an end of line are no line of a schedule. */
  maxSsimLineLength: 10_000,
  /** Stops of a flight that is sold. */
  maxSsimStops: 3,
  /** Longer lines are no row and are not gathered in memory. */
  maxCsvLineLength: 20_000,
  /** Characters read to detect the kind of a file: XML may begin with a long comment. */
  detectedLength: 16_384,
  /** Records that an import writes in one transaction: commits cost more than records. */
  recordsPerTransaction: 200,
  /** Milliseconds after which it commits: so long a buyer of the same room may wait. */
  importTransactionMs: 100,
  /** Reviews of a hotel: its page counts and sorts all of them. */
  maxReviewsPerHotel: 2_000,
  /** Refused records that fit on a screen: of more the report says which may follow from others. */
  longReport: 20,
  /** Refused records reported one by one; of more only the number. */
  maxReportedRecords: 10_000,
} as const satisfies Defaults;

/** ZIP archives in deliveries of operators. Some thousand photographs, and no bomb: deflate reaches the thousandfold, rows of a feed the fiftyfold. */
export const feedArchives = {
  /** Bytes of an archive as it comes. */
  maxBytes: 4_000 * megabyte,
  /** Files inside an archive. */
  maxEntries: 20_000,
  /** Bytes of all files together once unpacked: photographs shrink by little. */
  maxUnpackedBytes: 8_000 * megabyte,
  /** Times its size to which an entry may unpack, and the bytes from which that is asked. */
  maxRatio: 200,
  /** Bytes of an entry from which `maxRatio` counts: a small one may be all blanks. */
  ratioFromBytes: megabyte,
} as const satisfies Defaults;

/** Photographs of operators' feeds. */
export const pictureFeeds = {
  /** Of an answer as a whole. */
  downloadTimeoutMs: 20 * second,
  /** Redirects of one address; more are a circle. */
  maxRedirects: 3,
  /** Bytes of a picture, as an upload of the media library may have. */
  maxBytes: 20 * megabyte,
  /** Of an address, which an index of PostgreSQL holds. */
  maxUrlBytes: 2_000,
  /** Files that one statement deletes, well within its time-out. */
  deletedAtOnce: 50,
  /** Smaller pictures are blurred where a page shows them large. */
  leastWidth: 800,
  /** Pixels: five eighths of the width, for pictures that are wider than high. */
  leastHeight: 500,
} as const satisfies Defaults;

/** What makes a delivery look like a mistake, so that it waits for a second person. */
export const deliveryChecks = {
  /** Prices that become so many times as high, or as low: the tenfold and the hundredth are far beyond, a last-minute sale is not. So is an offer that leaves such a fraction of the price. */
  farOff: 3,
  /** Percentages, fees and charges that become so many times as high, or as low: a lost or added digit is the tenfold, new terms are not. */
  termsFarOff: 5,
  /** How near to a rate of exchange the sum of all prices has moved, and the share of the prices that this rate explains. */
  nearRate: 0.0015,
  /** Share of the prices that the rate has to explain: some may have changed as well. */
  explainedShare: 0.95,
  /** Prices that have to be compared before a currency is doubted. */
  leastPrices: 20,
  /** The trip by which prices of an extra are compared whose unit has changed, as from a day to the whole trip. */
  typicalNights: 7,
  /** Persons of that trip. */
  typicalPersons: 2,
  /** Nights that a plan has to lose at once. */
  leastNights: 14,
  /** Share of the hotels, plans or departures that a full delivery leaves out, and how many at least; the share also of a hotel's plans. */
  leftOutShare: 0.2,
  /** Hotels, plans or departures that have to be missing before their share counts. */
  leastLeftOut: 3,
  /** Examples of each kind. */
  examples: 5,
  /** Plans that are compared as a whole while a delivery is read, a few kilobytes each. */
  plansRemembered: 10_000,
  /** Bytes of a stored piece of a delivery that waits. */
  pieceBytes: 1_000_000,
} as const satisfies Defaults;

// Analytics ---------------------------------------------------------------------------------------------------------------------------

/** Events sent by the server. */
export const analyticsPolicy = {
  /** Events that are sent together. */
  maxBatch: 25,
  /** An event without an answer counts as lost after this long. */
  sendTimeoutMs: 3 * second,
  /** Impressions of one browser are gathered this long (CONST-035, CTRACK-005). */
  gatherMs: 2 * second,
  /** Between two attempts to report a page (CONST-036, CTRACK-003). */
  retryDelayMs: second,
  /** Attempts to report a page (CONST-037, CTRACK-003). */
  maxAttempts: 5,
} as const satisfies Defaults;
