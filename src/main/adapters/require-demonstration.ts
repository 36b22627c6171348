import { isPrivateHost } from '../../settings/is-private-host.ts';
import { StartupError } from '../../settings/startup-error.ts';
import type { Env } from '../settings/env.server.ts';

type DemonstrationSettings = Pick<
  Env,
  | 'baseUrl'
  | 'paymentOrigin'
  | 'payment'
  | 'identity'
  | 'loyalty'
  | 'loyaltyOrigin'
  | 'smtpUrl'
  | 'isDemonstration'
  | 'worldHotels'
>;

/** Parts of a shop with these settings that only look like the real ones. */
function listSubstitutes({
  payment,
  identity,
  loyalty,
  smtpUrl,
  worldHotels,
}: DemonstrationSettings): readonly string[] {
  return [
    ...(payment.provider === 'embedded'
      ? ['the embedded payment provider takes no money (PAYMENT_PROVIDER)']
      : []),
    ...(identity.provider === 'embedded'
      ? ['the embedded identity provider is the shop’s own (IDENTITY_PROVIDER)']
      : []),
    ...(loyalty === 'embedded' ? ['the embedded loyalty programme has invented members (LOYALTY)'] : []),
    ...(smtpUrl === null ? ['mails stay in the outbox and reach nobody (SMTP_URL)'] : []),
    ...(worldHotels > 0 ? ['the demo supplier sells invented trips (DEMO_WORLD=0)'] : []),
  ];
}

/** One company's live account is enough: its shoppers pay, whatever the others' accounts are. */
function takesMoney({ payment }: DemonstrationSettings): boolean {
  return (
    payment.provider !== 'embedded' &&
    [...payment.accounts.values()].some(({ environment }) => environment === 'live')
  );
}

/**
 * A shop on a public address takes real orders: with parts that only look real it starts as a demonstration alone.
 * A demonstration takes no money.
 * @throws StartupError that names all such parts
 */
export function requireDemonstration(env: DemonstrationSettings): void {
  if (env.isDemonstration && takesMoney(env))
    throw new StartupError(
      'DEMONSTRATION is true, but the payment provider is set to its live environment: set the account of every company to the test environment.',
    );
  const addresses = {
    BASE_URL: env.baseUrl,
    PAYMENT_BASE_URL: env.paymentOrigin,
    LOYALTY_BASE_URL: env.loyalty === 'embedded' ? env.loyaltyOrigin : null,
    IDENTITY_BASE_URL: env.identity.provider === 'embedded' ? env.identity.origin : null,
  };
  const open = Object.entries(addresses).find(
    ([, address]) => address !== null && !isPrivateHost(new URL(address).hostname),
  );
  const substitutes = listSubstitutes(env);
  if (env.isDemonstration || open === undefined || substitutes.length === 0) return;
  throw new StartupError(
    `${open[0]} is the public address ${open[1]}, but ${substitutes.join('; ')}. Set DEMONSTRATION=true to show the shop as a demonstration, which every page then says.`,
  );
}
