import type { PageRouteName } from '../../routes.ts';
import type { Partner, PartnerLogoProps, StoredPartnerLogo } from './schema.ts';

interface Arrival {
  readonly route: PageRouteName | null;
  readonly query: URLSearchParams;
  readonly isEditor: boolean;
}

/** MOD-127. */
const partnerRoutes: readonly (PageRouteName | null)[] = ['homepage', 'hoteldetail', 'seoDestinationContent'];

/** Shown on its pages where the address names a partner (MOD-127, MOD-128), and to editors on every page. */
export function isPartnerLogoShown(props: StoredPartnerLogo, around: Arrival): boolean {
  return around.isEditor || findPartner(props, around) !== null;
}

/** Returns the one partner whose logo is shown; the browser receives no other. */
export function narrowPartners(props: StoredPartnerLogo, around: Arrival): PartnerLogoProps {
  const partner = findPartner(props, around);
  if (partner === null) return { partner: null };
  const { partnerLogo, partnerName } = partner;
  return { partner: { partnerLogo, partnerName } };
}

function findPartner({ partners }: StoredPartnerLogo, { route, query }: Arrival): Partner | null {
  if (!partnerRoutes.includes(route)) return null;
  const isNamed = ({ enabled, partnerId, urlParameter = 'utm_source' }: Partner) =>
    enabled && query.get(urlParameter) === partnerId;
  return partners.find(isNamed) ?? null;
}
