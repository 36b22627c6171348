import { httpAddress } from '../../../settings/address-settings.ts';
import { defineSettings } from '../../../settings/setting-group.ts';

export const vendorMapSettings = defineSettings({
  shape: { MAP_STYLE_URL: httpAddress.optional() },
  expectations: {
    MAP_STYLE_URL: 'the address of a MapLibre style, for example https://maps.example.com/style.json',
  },
  secrets: [],
});
