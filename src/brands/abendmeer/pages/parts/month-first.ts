import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const monthFirst: SeedModule = {
  type: 'textBlock',
  id: 'season-first',
  props: {
    image: {
      url: 'countryside.italian.autumn.golden.warm.weinlese',
      alt: {
        de: 'Hügel mit Zypressen im Herbst',
        en: 'Hills with cypresses in autumn',
        it: 'Colline con cipressi in autunno',
        es: 'Colinas con cipreses en otoño',
        fr: 'Collines et cyprès en automne',
      },
    },
    imagePosition: 'right',
    headline: {
      de: 'Erst der Monat, dann der Ort',
      en: 'First the month, then the place',
      it: 'Prima il mese, poi il luogo',
      es: 'Primero el mes, después el lugar',
      fr: 'D’abord le mois, ensuite le lieu',
    },
    paragraphs: [
      {
        de: 'Die meisten suchen sich einen Ort aus und nehmen das Wetter, das kommt. Wir machen es umgekehrt. Sagen Sie uns, wann Sie wegkönnen, und wir sagen Ihnen, wo es dann am schönsten ist.',
        en: 'Most people choose a place and take the weather that comes with it. We do it the other way round. Tell us when you can get away and we will tell you where it is at its best.',
        it: 'Quasi tutti scelgono un luogo e si prendono il tempo che fa. Noi facciamo il contrario. Diteci quando potete partire e vi diremo dove, in quei giorni, è più bello.',
        es: 'Casi todo el mundo elige un lugar y acepta el tiempo que toque. Nosotros lo hacemos al revés. Díganos cuándo puede irse y le diremos dónde se está mejor en ese momento.',
        fr: 'La plupart choisissent un lieu et prennent le temps qu’il fait. Nous faisons l’inverse. Dites-nous quand vous pouvez partir, nous vous dirons où il fait le plus beau à ce moment-là.',
      },
    ],
    items: [
      {
        de: '**Februar:** Mandelblüte auf [Mallorca](/mallorca)',
        en: '**February:** almond blossom on [Majorca](/mallorca)',
        it: '**Febbraio:** mandorli in fiore a [Maiorca](/mallorca)',
        es: '**Febrero:** almendros en flor en [Mallorca](/mallorca)',
        fr: '**Février :** amandiers en fleurs à [Majorque](/mallorca)',
      },
      {
        de: '**Juni:** Sardinen und Straßenfeste in [Lissabon](/lissabon)',
        en: '**June:** sardines and street parties in [Lisbon](/lissabon)',
        it: '**Giugno:** sardine e feste di strada a [Lisbona](/lissabon)',
        es: '**Junio:** sardinas y verbenas en [Lisboa](/lissabon)',
        fr: '**Juin :** sardines et fêtes de rue à [Lisbonne](/lissabon)',
      },
      {
        de: '**September:** Feigen und warmes Meer auf [Kreta](/kreta)',
        en: '**September:** figs and a warm sea on [Crete](/kreta)',
        it: '**Settembre:** fichi e mare caldo a [Creta](/kreta)',
        es: '**Septiembre:** higos y mar cálido en [Creta](/kreta)',
        fr: '**Septembre :** figues et mer chaude en [Crète](/kreta)',
      },
      {
        de: '**November:** Orangen und klare Nächte in [Marrakesch](/marrakesch)',
        en: '**November:** oranges and clear nights in [Marrakesh](/marrakesch)',
        it: '**Novembre:** arance e notti limpide a [Marrakech](/marrakesch)',
        es: '**Noviembre:** naranjas y noches claras en [Marrakech](/marrakesch)',
        fr: '**Novembre :** oranges et nuits claires à [Marrakech](/marrakesch)',
      },
    ],
  },
};
