import { z } from 'zod';
import { parseSocketAddress } from '../../../settings/address-settings.ts';
import { defineSettings } from '../../../settings/setting-group.ts';

export const clamdSettings = defineSettings({
  shape: {
    CLAMD_ADDRESS: z
      .string()
      .transform(parseSocketAddress)
      .refine((address) => address !== null)
      .optional(),
  },
  expectations: {
    CLAMD_ADDRESS:
      'host and port, or the path of a socket, for example localhost:3310 or /run/clamav/clamd.ctl',
  },
  secrets: [],
});
