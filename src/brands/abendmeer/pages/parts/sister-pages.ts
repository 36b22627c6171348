import type { Localised } from '../../../../content-modules/parts/localised-text.ts';
import type { SimpleTeaserSectionProps } from '../../../../content-modules/simple-teaser-section/schema.ts';
import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

/** Abendmeer’s landing pages, each with the line the others send on with. */
export const landingPages: Localised<SimpleTeaserSectionProps>['teasers'] = [
  {
    headline: { de: 'Sommer', en: 'Summer', it: 'Estate', es: 'Verano', fr: 'Été' },
    copytext: {
      de: 'Wenn es um neun noch hell ist.',
      en: 'When it is still light at nine.',
      it: 'Quando alle nove c’è ancora luce.',
      es: 'Cuando a las nueve aún hay luz.',
      fr: 'Quand il fait encore jour à neuf heures.',
    },
    link: '/sommer',
  },
  {
    headline: {
      de: 'Wintersonne',
      en: 'Winter sun',
      it: 'Sole d’inverno',
      es: 'Sol de invierno',
      fr: 'Soleil d’hiver',
    },
    copytext: {
      de: 'Im Januar draußen frühstücken.',
      en: 'Breakfast outdoors in January.',
      it: 'Colazione all’aperto a gennaio.',
      es: 'Desayunar al aire libre en enero.',
      fr: 'Petit-déjeuner dehors en janvier.',
    },
    link: '/wintersonne',
  },
  {
    headline: {
      de: 'Städtereisen',
      en: 'City breaks',
      it: 'Città',
      es: 'Ciudades',
      fr: 'Escapades en ville',
    },
    copytext: {
      de: 'Drei Tage, ein Viertel, gute Schuhe.',
      en: 'Three days, one neighbourhood, good shoes.',
      it: 'Tre giorni, un quartiere, scarpe comode.',
      es: 'Tres días, un barrio, buenos zapatos.',
      fr: 'Trois jours, un quartier, de bonnes chaussures.',
    },
    link: '/staedtereisen',
  },
  {
    headline: {
      de: 'Mit Kindern',
      en: 'With children',
      it: 'Con i bambini',
      es: 'Con niños',
      fr: 'En famille',
    },
    copytext: {
      de: 'Flaches Wasser, kurze Wege, frühes Essen.',
      en: 'Shallow water, short walks, early supper.',
      it: 'Acqua bassa, strade brevi, cena presto.',
      es: 'Agua poco profunda, trayectos cortos, cena temprana.',
      fr: 'Peu de fond, peu de route, dîner tôt.',
    },
    link: '/familie',
  },
  {
    headline: {
      de: 'Kurz entschlossen',
      en: 'Last minute',
      it: 'All’ultimo momento',
      es: 'Última hora',
      fr: 'Dernière minute',
    },
    copytext: {
      de: 'Für alle, die schon halb gepackt haben.',
      en: 'For everyone with a half-packed bag.',
      it: 'Per chi ha già mezza valigia pronta.',
      es: 'Para quien ya tiene media maleta hecha.',
      fr: 'Pour qui a déjà fait la moitié de sa valise.',
    },
    link: '/last-minute',
  },
  {
    headline: { de: 'Inseln', en: 'Islands', it: 'Isole', es: 'Islas', fr: 'Îles' },
    copytext: {
      de: 'Überall Wasser am Ende der Straße.',
      en: 'Water at the end of every road.',
      it: 'In fondo a ogni strada, il mare.',
      es: 'Al final de cada calle, el agua.',
      fr: 'La mer au bout de chaque rue.',
    },
    link: '/inseln',
  },
];

/** Leads on to the other landing pages; from the home page to all of them. */
export function moreLandingPages(from?: string): SeedModule {
  return {
    type: 'simpleTeaserSection',
    id: 'lead-on',
    props: {
      headline: {
        de: 'Und worauf haben Sie Lust?',
        en: 'And what are you in the mood for?',
        it: 'E voi, di che cosa avete voglia?',
        es: '¿Y a usted, qué le apetece?',
        fr: 'Et vous, de quoi avez-vous envie ?',
      },
      teasers: landingPages.filter(({ link }) => link !== from),
    },
  };
}
