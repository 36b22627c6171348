import type { Brand } from '../brands/brand.ts';
import type { SeedDocument } from './seed-document.ts';

/** The page where guests praise and complain. */
export function buildContact({ name }: Pick<Brand, 'name'>): SeedDocument {
  return {
    kind: 'page',
    slug: 'kontakt',
    meta: {
      title: {
        de: `Lob und Beschwerden – ${name}`,
        en: `Compliments and complaints – ${name}`,
        it: `Elogi e reclami – ${name}`,
        es: `Elogios y quejas – ${name}`,
        fr: `Compliments et réclamations – ${name}`,
      },
      description: {
        de: 'Schreiben Sie uns zu Ihrer Reise. Sie erhalten sofort eine Bestätigung und innerhalb von 7 Tagen eine Antwort.',
        en: 'Write to us about your holiday. You receive a confirmation at once and an answer within 7 days.',
        it: 'Ci scriva del suo viaggio. Riceverà subito una conferma e una risposta entro 7 giorni.',
        es: 'Escríbanos sobre su viaje. Recibirá una confirmación inmediata y una respuesta en 7 días.',
        fr: 'Écrivez-nous au sujet de votre voyage. Confirmation immédiate, réponse sous 7 jours.',
      },
    },
    modules: [
      {
        type: 'textBlock',
        id: 'title',
        props: {
          isPageTitle: true,
          headline: {
            de: 'Lob und Beschwerden',
            en: 'Compliments and complaints',
            it: 'Elogi e reclami',
            es: 'Elogios y quejas',
            fr: 'Compliments et réclamations',
          },
          paragraphs: [
            {
              de: 'Sind Sie noch unterwegs? Dann sprechen Sie bitte zuerst mit der Reiseleitung oder rufen Sie uns an: Vor Ort lässt sich vieles sofort ändern.',
              en: 'Are you still on holiday? Then please talk to your tour guide first or call us: on site, many things can be put right straight away.',
              it: 'È ancora in viaggio? Parli prima con la guida o ci chiami: sul posto molte cose si risolvono subito.',
              es: '¿Sigue de viaje? Hable primero con su guía o llámenos: en el destino muchas cosas se resuelven enseguida.',
              fr: 'Vous êtes encore en voyage ? Parlez d’abord à votre guide ou appelez-nous : sur place, beaucoup se règle aussitôt.',
            },
          ],
        },
      },
      {
        type: 'complaintForm',
        id: 'complaint',
        props: {
          title: {
            de: 'Schreiben Sie uns',
            en: 'Write to us',
            it: 'Ci scriva',
            es: 'Escríbanos',
            fr: 'Écrivez-nous',
          },
          copytext: {
            de: 'Wir antworten innerhalb von 7 Tagen und entscheiden innerhalb von 60 Tagen. Felder ohne den Zusatz „(optional)“ brauchen wir dafür.',
            en: 'We answer within 7 days and decide within 60 days. We need every field that is not marked “(optional)”.',
            it: 'Rispondiamo entro 7 giorni e decidiamo entro 60. Ci servono tutti i campi non indicati come «(facoltativo)».',
            es: 'Respondemos en 7 días y decidimos en 60. Necesitamos todos los campos que no lleven «(opcional)».',
            fr: 'Nous répondons sous 7 jours et décidons sous 60 jours. Tous les champs sans la mention « (facultatif) » sont nécessaires.',
          },
          link: '/hilfe',
          linkText: {
            de: 'Häufige Fragen',
            en: 'Frequently asked questions',
            it: 'Domande frequenti',
            es: 'Preguntas frecuentes',
            fr: 'Questions fréquentes',
          },
        },
      },
    ],
  };
}
