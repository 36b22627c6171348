import {
  type DuffelAccount,
  duffelSettings,
  isDuffelTestAccount,
  readDuffelAccount,
} from '../../ports/flight-supply/duffel/duffel-settings.server.ts';
import {
  type HotelbedsAccount,
  hotelbedsSettings,
  isHotelbedsTestAccount,
  readHotelbedsAccount,
} from '../../ports/room-supply/hotelbeds/hotelbeds-settings.server.ts';
import { defineSettings, type FoundSettings } from '../../settings/setting-group.ts';
import { StartupError } from '../../settings/startup-error.ts';

/** Suppliers that are asked live; null for each that is not set up. */
export interface LiveSupplySettings {
  readonly duffel: DuffelAccount | null;
  readonly hotelbeds: HotelbedsAccount | null;
}

export const liveSupplySettings = defineSettings({
  shape: { ...duffelSettings.shape, ...hotelbedsSettings.shape },
  expectations: { ...duffelSettings.expectations, ...hotelbedsSettings.expectations },
  secrets: [...duffelSettings.secrets, ...hotelbedsSettings.secrets],
});

type Found = FoundSettings<typeof liveSupplySettings>;

/**
 * @param isSelling in production and no demonstration: what is bought in a test environment would be sold as real there
 * @throws StartupError where a supplier is set up by half, naming the first setting that is missing, or for tests only in a shop that sells
 */
export function readLiveSupplySettings(found: Found, isSelling: boolean): LiveSupplySettings {
  const duffel = readDuffelAccount(found, lacking);
  const hotelbeds = readHotelbedsAccount(found, lacking);
  if (isSelling && duffel !== null && isDuffelTestAccount(duffel)) throw forTestsOnly('DUFFEL_TOKEN');
  if (isSelling && hotelbeds !== null && isHotelbedsTestAccount(hotelbeds))
    throw forTestsOnly(found.HOTELBEDS_API_URL === undefined ? 'HOTELBEDS_ENVIRONMENT' : 'HOTELBEDS_API_URL');
  return { duffel, hotelbeds };
}

/** Those of the named suppliers that have no settings. */
export function findSuppliersNotSetUp(
  names: readonly string[],
  settings: LiveSupplySettings,
): readonly string[] {
  const known: Readonly<Record<string, object | null>> = { ...settings };
  return names.filter((name) => (known[name] ?? null) === null);
}

function forTestsOnly(setting: keyof Found): StartupError {
  return new StartupError(
    `${setting} is of the supplier's test environment: this shop would sell what nobody has bought. Use the live one, or DEMONSTRATION=true.`,
  );
}

function lacking(setting: keyof Found): StartupError {
  const [vendor] = setting.split('_');
  return new StartupError(
    `Settings of ${vendor} are there, but ${setting} is missing: it must be ${liveSupplySettings.expectations[setting]}.`,
  );
}
