import {
  Accessibility,
  AlarmClock,
  Award,
  BadgePercent,
  CircleHelp,
  CloudSun,
  Columns3,
  FormInput,
  Handshake,
  HeartHandshake,
  History,
  Images,
  LayoutGrid,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareWarning,
  Newspaper,
  PanelBottom,
  PanelTop,
  Plane,
  Puzzle,
  RectangleHorizontal,
  Sparkles,
  SquareStack,
  TextQuote,
  Thermometer,
  Ticket,
  UserPen,
} from 'lucide-react';
import type { DocumentLine, PaletteEntry } from '../../features/editing/editing-calls.ts';

/** Groups of the palette, in their order. */
export const PALETTE_GROUPS = ['stage', 'offers', 'text', 'service', 'notices', 'frame', 'other'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

const groupAndIcon: Readonly<Record<string, readonly [PaletteGroup, LucideIcon]>> = {
  heroSlider: ['stage', Images],
  climateRibbon: ['stage', CloudSun],
  climateYear: ['text', Thermometer],
  teaserSection: ['offers', LayoutGrid],
  simpleTeaserSection: ['offers', SquareStack],
  destinationTeaser: ['offers', Plane],
  imageOfferTeaser: ['offers', LayoutTemplate],
  promotionTeaser: ['offers', BadgePercent],
  lastSearchTeaser: ['offers', History],
  amenitiesSection: ['offers', Accessibility],
  textBlock: ['text', TextQuote],
  faq: ['text', CircleHelp],
  uspStrip: ['text', ListChecks],
  navigationTabs: ['text', Columns3],
  countdown: ['service', AlarmClock],
  interactivePopup: ['service', RectangleHorizontal],
  milesBadge: ['service', Sparkles],
  voucherPreview: ['service', Ticket],
  membershipBox: ['service', HeartHandshake],
  newsletterSubscribe: ['service', Mail],
  newsletterUnsubscribe: ['service', Newspaper],
  newsletterCustomerEdit: ['service', UserPen],
  complaintForm: ['service', FormInput],
  newsTicker: ['notices', Megaphone],
  ancillariesNotice: ['notices', MessageSquareWarning],
  partnerLogo: ['notices', Handshake],
  hotelAwardBanner: ['notices', Award],
  topNavigation: ['frame', PanelTop],
  footer: ['frame', PanelBottom],
};

export function findModuleIcon(type: string): LucideIcon {
  return groupAndIcon[type]?.[1] ?? Puzzle;
}

/** Slot of a page that a kind of document fills. */
const slotOf = { page: 'main', navigation: 'navigation', footer: 'footer', notices: 'notices' } as const;

export interface ShownGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

/** What can be placed in a kind of document, by group; groups without anything are left out. */
export function groupPalette(palette: readonly PaletteEntry[], kind: DocumentLine['kind']): ShownGroup[] {
  const slot = kind === 'flags' || kind === 'settings' ? null : slotOf[kind];
  const fitting = palette.filter(({ slots }) => slot !== null && slots.includes(slot));
  return PALETTE_GROUPS.map((group) => ({
    group,
    entries: fitting.filter(({ type }) => (groupAndIcon[type]?.[0] ?? 'other') === group),
  })).filter(({ entries }) => entries.length > 0);
}
