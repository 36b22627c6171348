import { createHash } from 'node:crypto';
import { generateToken } from '../../database/token.server.ts';
import { loyaltyTimings } from '../../defaults.ts';
import { findOwnCheckout, type OwnCheckoutDeps } from '../../features/checkout/own-checkout.server.ts';
import type { LoyaltyLinks } from '../../features/loyalty/loyalty-links.server.ts';
import type { LoyaltyPort } from '../../ports/loyalty/loyalty-port.ts';
import type { Visit } from '../../site/visit.ts';
import type { Visitor } from '../../site/visitor.ts';
import { linkOwnerOf } from './find-miles-offer.server.ts';

/**
 * Begins to link an account of the loyalty programme for a checkout (checkout X-043). Nothing of the checkout goes to the programme.
 * @param redirectUri address of the shop to which the programme's page leads back
 * @returns address of the programme's page on which the member permits the link
 */
export async function beginMilesLink(
  shop: {
    readonly loyalty: Pick<LoyaltyPort, 'buildLinkAddress'>;
    readonly links: Pick<LoyaltyLinks, 'begin'>;
  },
  request: { readonly checkoutId: string; readonly redirectUri: string; readonly language: string },
): Promise<string> {
  const [state, codeVerifier] = [generateToken(), generateToken()];
  const { checkoutId, redirectUri, language } = request;
  await shop.links.begin({ state, checkoutId, codeVerifier });
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return shop.loyalty.buildLinkAddress({ state, codeChallenge, redirectUri, language });
}

/** Dependencies of the end of a link. */
export interface FinishMilesLinkDeps extends OwnCheckoutDeps {
  /** Null for a shop without a programme. */
  readonly loyalty: {
    readonly loyalty: Pick<LoyaltyPort, 'finishLink'>;
    readonly links: Pick<LoyaltyLinks, 'take' | 'save'>;
  } | null;
}

interface MilesLinkAnswer {
  /** As the programme's page returned them; null where the address lacks one. */
  readonly state: string | null;
  readonly code: string | null;
  /** The same as at the beginning. */
  readonly redirectUri: string;
  readonly visit: Visit;
  readonly visitor: Visitor;
}

/** How the way to the programme's page ended. */
export type MilesLinkEnd =
  | { readonly outcome: 'linked'; readonly checkoutId: string }
  /** The member declined, the code is over, or the programme gave no readable answer in time. */
  | { readonly outcome: 'refused' | 'unknown'; readonly checkoutId: string }
  /** The answer was used before, has ended, or belongs to another browser's checkout. */
  | { readonly outcome: 'not-found' };

/**
 * Saves the link that a member has permitted. Only the browser whose checkout it is comes back with an answer that counts, once: the state belongs
 * to the checkout, which belongs to its session.
 */
export async function finishMilesLink(
  deps: FinishMilesLinkDeps,
  { state, code, redirectUri, visit, visitor }: MilesLinkAnswer,
): Promise<MilesLinkEnd> {
  if (deps.loyalty === null) return { outcome: 'not-found' };
  const { loyalty, links } = deps.loyalty;
  const attempt = await links.take(state ?? '');
  if (attempt === null) return { outcome: 'not-found' };
  const { checkoutId, codeVerifier } = attempt;
  const own = await findOwnCheckout(deps, { visit, visitor, checkoutId });
  if (own === null) return { outcome: 'not-found' };
  if (code === null) return { outcome: 'refused', checkoutId };
  const linked = await loyalty.finishLink(
    { code, codeVerifier, redirectUri },
    { timeoutMs: loyaltyTimings.callTimeoutMs },
  );
  if (linked.outcome !== 'confirmed') return { outcome: linked.outcome, checkoutId };
  await links.save(linkOwnerOf(own.checkout, visitor), linked.member, linked.token);
  return { outcome: 'linked', checkoutId };
}
