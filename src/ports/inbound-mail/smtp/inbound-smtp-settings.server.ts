import { z } from 'zod';
import { listenHost, portNumber } from '../../../settings/address-settings.ts';
import { defineSettings, type FoundSettings } from '../../../settings/setting-group.ts';
import { StartupError } from '../../../settings/startup-error.ts';

/** Where answers of guests come to. */
export interface InboundMailSettings {
  /** Mailbox whose subaddresses belong to cases; null takes no answers by mail. */
  readonly address: string | null;
  /** Of the embedded mail server; null opens none. */
  readonly port: number | null;
  readonly host: string;
}

export const inboundSmtpSettings = defineSettings({
  shape: {
    INBOUND_MAIL_ADDRESS: z.email().max(200).optional(),
    INBOUND_SMTP_PORT: portNumber.optional(),
    INBOUND_SMTP_HOST: listenHost,
  },
  expectations: {
    INBOUND_MAIL_ADDRESS: 'the mailbox that answers to cases come to, for example case@operator.example',
    INBOUND_SMTP_PORT: 'a whole number from 0 to 65535, for example 2525',
    INBOUND_SMTP_HOST: 'a host name or an address to listen on, for example localhost',
  },
  secrets: [],
});

/** @throws StartupError for a port without an address: a mail server without one of ours would refuse every mail */
export function readInboundMail(found: FoundSettings<typeof inboundSmtpSettings>): InboundMailSettings {
  const { INBOUND_MAIL_ADDRESS: address = null, INBOUND_SMTP_PORT: port = null } = found;
  if (port !== null && address === null)
    throw new StartupError(
      `With INBOUND_SMTP_PORT the setting INBOUND_MAIL_ADDRESS must be ${inboundSmtpSettings.expectations.INBOUND_MAIL_ADDRESS}.`,
    );
  return { address, port, host: found.INBOUND_SMTP_HOST };
}
