import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import { mailPolicy } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { currentOrder } from '../model/booking-record.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { composeNoticeMail } from './compose-notice-mail.ts';
import type { NoticeMails } from './notice-mails.ts';
import { offersAlternatives } from './offers-alternatives.ts';

/** Composes mails about notices in the words and the look of the brand, and hands them to the mail server. */
export function createNoticeMails({
  brands,
  clock,
  mail,
  secret,
}: {
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: Pick<LiveBrands, 'of'>;
  readonly clock: Clock;
  readonly mail: MailPort;
  /** Signs the links in mails. */
  readonly secret: string;
}): NoticeMails {
  return {
    async send({ notice, booking, stage }) {
      const order = currentOrder(booking);
      if (order.kind !== 'trip') throw new Error(`Notice ${notice.id} is for no trip`);
      const brand = withMarketHotline(brands.of(order), order.chosenMarket);
      const { checkoutId, bookingNumber } = booking;
      const key = signResultKey(secret, checkoutId, lastDayOfResultLink(order.trip, dayAt(clock.now())));
      const params = { _locale: order.locale, checkoutId, noticeId: notice.id };
      const composed = composeNoticeMail(stage, {
        order,
        brand,
        texts: await loadTexts(order.language),
        bookingNumber,
        notice,
        hasAlternatives: offersAlternatives(notice.facts, order, dayAt(clock.now())),
        link: order.origin + buildPath('trip_notice', params, { key }),
      });
      return mail.send(
        {
          id: `trip-notice-${notice.id}-${stage}`,
          to: { name: formatName(order.billing), address: order.contact.email },
          from: { name: brand.name, address: brand.company.email },
          ...composed,
          attachments: [await attachLogo(brand)],
        },
        mailPolicy.sendTimeoutMs,
      );
    },
  };
}
