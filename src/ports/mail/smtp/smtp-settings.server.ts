import { z } from 'zod';
import { defineSettings } from '../../../settings/setting-group.ts';

export const smtpSettings = defineSettings({
  shape: {
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//)
      .refine((text) => URL.canParse(text))
      .optional(),
  },
  expectations: {
    SMTP_URL: 'the address of a mail server, for example smtps://user:password@mail.example.com',
  },
  secrets: ['SMTP_URL'],
});
