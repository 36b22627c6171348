import { DEFAULT_COMPANY } from './default-company.ts';

/** The name of a setting for one company: the default company's has none of it, another's ends with its id, `ADYEN_MERCHANT_ACCOUNT__TAGWIND`. */
export function nameCompanySetting(setting: string, companyId: string): string {
  if (companyId === DEFAULT_COMPANY) return setting;
  return `${setting}__${companyId.toUpperCase().replaceAll('-', '_')}`;
}
