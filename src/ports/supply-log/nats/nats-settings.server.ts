import { z } from 'zod';
import { defineSettings } from '../../../settings/setting-group.ts';

export const natsSettings = defineSettings({
  shape: {
    NATS_URL: z
      .string()
      .refine((text) => text.split(',').every((part) => isNatsAddress(part.trim())))
      .optional(),
  },
  expectations: {
    NATS_URL:
      'a NATS address, for example nats://localhost:4222, or several of one cluster separated by commas',
  },
  secrets: ['NATS_URL'],
});

const isNatsAddress = (text: string) => /^(nats|tls):\/\//.test(text) && URL.canParse(text);
