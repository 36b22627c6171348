import type { Brand } from '../../brands/brand.ts';
import type { SeedDocument } from '../seed-document.ts';

/** Where readers of the newsletter say what they want to read. */
export function buildEditPage({ name, newsletter }: Brand): SeedDocument {
  return {
    kind: 'page',
    slug: newsletter.pages.edit,
    meta: {
      title: {
        de: `Newsletter einstellen – ${name}`,
        en: `Newsletter preferences – ${name}`,
        it: `Preferenze newsletter – ${name}`,
        es: `Preferencias del boletín – ${name}`,
        fr: `Préférences newsletter – ${name}`,
      },
      description: {
        de: 'Ihre Angaben zum Newsletter: von wo Sie fliegen, wie Sie reisen, was wir Ihnen schicken.',
        en: 'Your newsletter details: where you fly from, how you travel, what we send you.',
        it: 'I suoi dati per la newsletter: da dove parte, come viaggia, che cosa le inviamo.',
        es: 'Sus datos del boletín: desde dónde vuela, cómo viaja, qué le enviamos.',
        fr: 'Vos données pour la newsletter\u202f: d’où vous partez, comment vous voyagez, ce que vous recevez.',
      },
    },
    modules: [
      {
        type: 'newsletterCustomerEdit',
        id: 'edit',
        props: {
          isPageTitle: true,
          headline: {
            de: 'Was möchten Sie lesen?',
            en: 'What would you like to read?',
            it: 'Che cosa desidera leggere?',
            es: '¿Qué le gustaría leer?',
            fr: 'Que souhaitez-vous lire\u202f?',
          },
          copytext: {
            de: 'Alles außer der E-Mail-Adresse ist freiwillig. Je mehr wir wissen, desto seltener schreiben wir Ihnen etwas, das nicht passt.',
            en: 'Everything but your email address is optional. The more we know, the less often we write about something that does not suit you.',
            it: 'Tutto tranne l’indirizzo e-mail è facoltativo. Più sappiamo, meno spesso le scriviamo di ciò che non fa per lei.',
            es: 'Todo es opcional salvo el correo electrónico. Cuanto más sepamos, menos le escribiremos sobre lo que no le interesa.',
            fr: 'Tout est facultatif sauf l’adresse e-mail. Plus nous en savons, moins nous vous écrivons sur ce qui ne vous convient pas.',
          },
          showsTrackingPermission: true,
          trackingText: {
            de: 'Damit wir sehen, welche Themen ankommen. Sie können es jederzeit wieder abschalten.',
            en: 'So that we see which topics are welcome. You can switch it off at any time.',
            it: 'Così vediamo quali temi piacciono. Può disattivarlo in qualsiasi momento.',
            es: 'Así vemos qué temas interesan. Puede desactivarlo cuando quiera.',
            fr: 'Pour voir quels sujets intéressent. Vous pouvez le désactiver à tout moment.',
          },
          successHeadline: {
            de: 'Gespeichert',
            en: 'Saved',
            it: 'Salvato',
            es: 'Guardado',
            fr: 'Enregistré',
          },
          successCopytext: {
            de: 'Ihre Angaben gelten ab dem nächsten Newsletter.',
            en: 'Your details apply from the next newsletter on.',
            it: 'I suoi dati valgono dalla prossima newsletter.',
            es: 'Sus datos se aplican a partir del próximo boletín.',
            fr: 'Vos données s’appliquent dès la prochaine newsletter.',
          },
        },
      },
    ],
  };
}
