import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

/** Its code is one of the demonstration's promotions (src/demo/vouchers/demo-promotions.ts). */
export const membersCode: SeedModule = {
  type: 'membershipBox',
  id: 'members-code',
  props: {
    headline: {
      de: '30 Euro für alle, die wiederkommen',
      en: '30 euros for everyone who comes back',
      it: '30 euro per chi ritorna',
      es: '30 euros para quien vuelve',
      fr: '30 euros pour celles et ceux qui reviennent',
    },
    copytext: {
      de: 'Mitglied wird man kostenlos, mit einer E-Mail-Adresse. Der Code gilt für jede Reise.',
      en: 'Membership is free and takes an e-mail address. The code is good for every trip.',
      it: 'Diventare membro è gratis, basta un indirizzo e-mail. Il codice vale per ogni viaggio.',
      es: 'Ser miembro es gratis, basta un correo electrónico. El código vale para cualquier viaje.',
      fr: 'L’adhésion est gratuite, une adresse e-mail suffit. Le code vaut pour chaque voyage.',
    },
    promoCode: 'WIEDER-30',
  },
};
