import type { Brand } from '../../brands/brand.ts';
import type { Language } from '../../domain/words/language.ts';

export interface MailLink {
  readonly address: string;
  readonly words: string;
}

export type MailFacts = readonly (readonly [label: string, value: string])[];

/** Place and time of one end of a flight. */
interface FlightEnd {
  /** '06:05' */
  readonly time: string;
  /** 'CEST'; '' where the time zone is not known. */
  readonly zone: string;
  /** 'Frankfurt (FRA)' */
  readonly place: string;
  /** The day where it is another one than that of departure; '' otherwise. */
  readonly day: string;
}

/** One flight as a mail shows it. */
export interface MailFlight {
  /** 'Outbound flight' */
  readonly label: string;
  readonly day: string;
  readonly leaves: FlightEnd;
  readonly lands: FlightEnd;
  /** Airline, flight number, baggage. */
  readonly details: string;
}

/** A part of a mail below its first words, from top to bottom. Titles may be ''. */
export type MailPart =
  /** A number to be found at once, such as that of a booking. */
  | { readonly kind: 'number'; readonly title: string; readonly value: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: MailFacts }
  | {
      readonly kind: 'flights';
      readonly title: string;
      readonly flights: readonly MailFlight[];
      readonly rows: MailFacts;
      readonly note: string;
    }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  /** Set apart on a tinted ground. */
  | { readonly kind: 'callout'; readonly title: string; readonly lines: readonly string[] };

/** What a mail says; HTML and plain text are rendered from it, so that both say the same. */
export interface MailContent {
  readonly brand: Brand;
  readonly language: Language;
  readonly subject: string;
  /** Heading of the mail; absent: the subject. */
  readonly title?: string;
  /** A picture below the logo, attached under `PICTURE_ID`; absent for none. */
  readonly picture?: { readonly alt: string };
  readonly greeting: string;
  /** An empty line begins a paragraph, a line break stays one. Its beginning is what lists of mails show below the subject. */
  readonly body: string;
  readonly link: MailLink | null;
  readonly parts: readonly MailPart[];
  /** Further links, in small print below the help; absent for none. */
  readonly moreLinks?: readonly MailLink[];
  /** Where readers turn to; '' for nowhere. */
  readonly help: string;
  /** Why the reader gets it. */
  readonly reason: string;
  /** Null for a mail that opens nothing. */
  readonly imprint: MailLink | null;
}

/** Content ids of the pictures inside a mail (RFC 2392). */
export const LOGO_ID = 'logo';
export const PICTURE_ID = 'picture';

/** Facts without a heading; none where there are no facts. */
export function factsPart(rows: MailFacts, title = ''): readonly MailPart[] {
  return rows.length === 0 ? [] : [{ kind: 'facts', title, rows }];
}

/** Who sends a mail, as the law asks for it in the last line (HGB § 37a, GmbHG § 35a). */
export function formatSender({ company }: Brand): string {
  const { name, street, zip, city, register } = company;
  return `${name}, ${street}, ${zip} ${city}, ${register}`;
}
