import {
  CircleUserRound,
  Gift,
  Inbox,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  PackageSearch,
  PencilRuler,
  ScrollText,
  Star,
  TicketsPlane,
  UsersRound,
} from 'lucide-react';
import type { StaffPlace } from './staff-places.ts';

/** The pictogram of each section. */
export const placeIcons: Readonly<Record<StaffPlace['name'], LucideIcon>> = {
  start: Inbox,
  bookings: TicketsPlane,
  notices: Megaphone,
  cases: MessagesSquare,
  vouchers: Gift,
  reviews: Star,
  supply: PackageSearch,
  editor: PencilRuler,
  accounts: UsersRound,
  audit: ScrollText,
  account: CircleUserRound,
};
