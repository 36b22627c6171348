import {
  BadgeCheck,
  CreditCard,
  Gift,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';

/**
 * The icons of the checkout's steps, for exactly these seven keys (FLOW-004). A step has the icon of what it is about
 * first, the parts of its page have the others (checkout X-002): extras `insurance`; travellers `travellers` and `contact`;
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
