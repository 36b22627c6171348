import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import Mail from 'lucide-react/icons/mail';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';

/**
 * The icons of the checkout's steps, for exactly these seven keys (FLOW-004). A step has the icon of its main
 * topic, the parts of its page the others (checkout X-002): extras `insurance`; travellers `travellers`, `contact`;
 * payment `payment`, `billing` and `voucher`; the result `confirmation`.
 */
export const stepIcons = {
  travellers: UsersRound,
  contact: Mail,
  voucher: Gift,
  insurance: ShieldCheck,
  billing: ReceiptText,
  payment: CreditCard,
  confirmation: BadgeCheck,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type StepIconKey = keyof typeof stepIcons;
