import type { LocalText } from '../brands/brand.ts';
import { parseSceneKey, type SceneHour, type SceneMotif } from '../domain/pictures/scene.ts';

/** What the painter shows of each motif, in every region. */
const motifs: Record<SceneMotif, Required<LocalText>> = {
  coast: {
    de: 'Küste mit Häusern über dem Meer',
    en: 'Coast with houses above the sea',
    it: 'Costa con case sopra il mare',
    es: 'Costa con casas sobre el mar',
    fr: 'Côte et maisons au-dessus de la mer',
  },
  island: {
    de: 'Kleine Insel mit einem Dorf im Meer',
    en: 'Small island with a village out at sea',
    it: 'Isoletta con un paese in mezzo al mare',
    es: 'Islote con un pueblo en medio del mar',
    fr: 'Petite île et son village au milieu de la mer',
  },
  city: {
    de: 'Die Stadt mit ihrem Wahrzeichen über den Dächern',
    en: 'The city with its landmark above the roofs',
    it: 'La città con il suo simbolo sopra i tetti',
    es: 'La ciudad con su símbolo sobre los tejados',
    fr: 'La ville et son emblème au-dessus des toits',
  },
  mountains: {
    de: 'Berge, davor ein grünes Tal mit einem Dorf',
    en: 'Mountains above a green valley with a village',
    it: 'Montagne sopra una valle verde con un paese',
    es: 'Montañas sobre un valle verde con un pueblo',
    fr: 'Montagnes au-dessus d’une vallée verte et d’un village',
  },
  desert: {
    de: 'Sanddünen bis zum Horizont',
    en: 'Sand dunes to the horizon',
    it: 'Dune di sabbia fino all’orizzonte',
    es: 'Dunas de arena hasta el horizonte',
    fr: 'Dunes de sable jusqu’à l’horizon',
  },
  lake: {
    de: 'Stiller See vor Bergen, ein Steg und ein Boot',
    en: 'Still lake below mountains, a jetty and a boat',
    it: 'Lago calmo sotto le montagne, un pontile e una barca',
    es: 'Lago en calma bajo las montañas, un embarcadero y una barca',
    fr: 'Lac paisible au pied des montagnes, un ponton et une barque',
  },
  countryside: {
    de: 'Hügel mit Feldern und einem Hof',
    en: 'Hills with fields and a farmhouse',
    it: 'Colline con campi e una cascina',
    es: 'Colinas con campos y una finca',
    fr: 'Collines, champs et une ferme',
  },
  'hotel-front': {
    de: 'Hotel in einem Garten',
    en: 'Hotel in a garden',
    it: 'Hotel in un giardino',
    es: 'Hotel en un jardín',
    fr: 'Hôtel dans un jardin',
  },
  pool: {
    de: 'Schwimmbecken mit Liegen vor einem Hotel',
    en: 'Pool with loungers in front of a hotel',
    it: 'Piscina con lettini davanti a un hotel',
    es: 'Piscina con tumbonas delante de un hotel',
    fr: 'Piscine et transats devant un hôtel',
  },
  room: {
    de: 'Helles Zimmer mit Balkon und Blick ins Weite',
    en: 'Bright room with a balcony and a wide view',
    it: 'Camera luminosa con balcone e vista aperta',
    es: 'Habitación luminosa con balcón y amplias vistas',
    fr: 'Chambre claire avec balcon et vue dégagée',
  },
  beach: {
    de: 'Strand mit Sonnenschirmen und flachem Wasser',
    en: 'Beach with parasols and shallow water',
    it: 'Spiaggia con ombrelloni e acqua bassa',
    es: 'Playa con sombrillas y agua poco profunda',
    fr: 'Plage, parasols et eau peu profonde',
  },
  restaurant: {
    de: 'Gedeckte Tische unter einer Pergola mit Aussicht',
    en: 'Laid tables under a pergola with a view',
    it: 'Tavoli apparecchiati sotto un pergolato con vista',
    es: 'Mesas puestas bajo una pérgola con vistas',
    fr: 'Tables dressées sous une pergola avec vue',
  },
  spa: {
    de: 'Badehalle mit hohen Bögen und warmem Wasser',
    en: 'Bath hall with high arches and warm water',
    it: 'Sala termale con archi alti e acqua calda',
    es: 'Sala de baños con arcos altos y agua caliente',
    fr: 'Salle de bains aux hautes arches, eau chaude',
  },
};

const hours: Record<SceneHour, Required<LocalText>> = {
  dawn: { de: 'am frühen Morgen', en: 'at dawn', it: 'all’alba', es: 'al amanecer', fr: 'à l’aube' },
  noon: {
    de: 'im Mittagslicht',
    en: 'in the midday light',
    it: 'nella luce di mezzogiorno',
    es: 'a la luz del mediodía',
    fr: 'dans la lumière de midi',
  },
  golden: {
    de: 'im Abendlicht',
    en: 'in the evening light',
    it: 'nella luce della sera',
    es: 'con la luz de la tarde',
    fr: 'dans la lumière du soir',
  },
  dusk: {
    de: 'in der Dämmerung',
    en: 'at dusk',
    it: 'al crepuscolo',
    es: 'al anochecer',
    fr: 'au crépuscule',
  },
  night: { de: 'bei Nacht', en: 'at night', it: 'di notte', es: 'de noche', fr: 'la nuit' },
};

/** The alternative text of a painted picture. @throws RangeError for a key of no scene */
export function describeScene(key: string): Required<LocalText> {
  const scene = parseSceneKey(key);
  if (scene === null) throw new RangeError(`No scene: ${key}`);
  const motif = motifs[scene.motif];
  const hour = hours[scene.hour];
  const describeIn = (language: keyof LocalText) => `${motif[language]}, ${hour[language]}`;
  return {
    de: describeIn('de'),
    en: describeIn('en'),
    it: describeIn('it'),
    es: describeIn('es'),
    fr: describeIn('fr'),
  };
}
