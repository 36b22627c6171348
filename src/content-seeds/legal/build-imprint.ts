import type { Brand } from '../../brands/brand.ts';
import type { SeedDocument } from '../seed-document.ts';
import { buildLegalPage } from './build-legal-page.ts';

/** Who answers for the site; says openly that nobody real does. */
export function buildImprint({ name: brandName, company: seller, hotline }: Brand): SeedDocument {
  const { name: company, street, zip, city, register, email } = seller;
  const { display: phone } = hotline;
  const address = `**${company}**, ${street}, ${zip} ${city}`;
  return buildLegalPage({
    slug: 'impressum',
    brandName,
    title: {
      de: 'Impressum',
      en: 'Legal notice',
      it: 'Chi risponde del sito',
      es: 'Titular del sitio',
      fr: 'Éditeur du site',
    },
    description: {
      de: 'Wer für diese Seiten einsteht: eine erfundene Gesellschaft, denn dies ist eine Vorführung.',
      en: 'Who is responsible for these pages: a fictional company, because this is a demonstration.',
      it: 'Chi risponde di queste pagine: una società inventata, perché questa è una dimostrazione.',
      es: 'Quién responde de estas páginas: una sociedad inventada, porque esto es una demostración.',
      fr: 'Qui répond de ces pages : une société inventée, car ceci est une démonstration.',
    },
    parts: [
      {
        headline: {
          de: 'Impressum',
          en: 'Legal notice',
          it: 'Chi risponde del sito',
          es: 'Titular del sitio',
          fr: 'Éditeur du site',
        },
        paragraphs: [
          {
            de: `**Dies ist eine Vorführung.** ${brandName} und die ${company} sind erfunden. Es gibt die Gesellschaft, ihre Anschrift und ihre Registernummer nicht; echte Reisen werden hier nicht verkauft.`,
            en: `**This is a demonstration.** ${brandName} and ${company} are fictional. The company, its address and its register number do not exist; no real holidays are sold here.`,
            it: `**Questa è una dimostrazione.** ${brandName} e ${company} sono inventati. La società, il suo indirizzo e il suo numero di registro non esistono; qui non si vendono viaggi veri.`,
            es: `**Esto es una demostración.** ${brandName} y ${company} son inventados. La sociedad, su dirección y su número de registro no existen; aquí no se venden viajes de verdad.`,
            fr: `**Ceci est une démonstration.** ${brandName} et ${company} sont inventés. La société, son adresse et son numéro de registre n’existent pas ; aucun vrai voyage n’est vendu ici.`,
          },
        ],
      },
      {
        headline: { de: 'Anbieter', en: 'Provider', it: 'Società', es: 'Sociedad', fr: 'Société' },
        paragraphs: [
          {
            de: `${address}, vertreten durch eine Geschäftsführung, die es ebenfalls nicht gibt.`,
            en: `${address}, represented by managing directors who do not exist either.`,
            it: `${address}, rappresentata da amministratori che nemmeno loro esistono.`,
            es: `${address}, representada por unos administradores que tampoco existen.`,
            fr: `${address}, représentée par des gérants qui n’existent pas non plus.`,
          },
        ],
        items: [
          {
            de: `Telefon: ${phone} (Nummer aus dem Bereich für Filme und Bücher)`,
            en: `Telephone: ${phone} (from the range reserved for films and books)`,
            it: `Telefono: ${phone} (numero riservato a film e libri)`,
            es: `Teléfono: ${phone} (número reservado para películas y libros)`,
            fr: `Téléphone : ${phone} (numéro réservé aux films et aux livres)`,
          },
          {
            de: `E-Mail: ${email} (wird nicht gelesen)`,
            en: `E-mail: ${email} (nobody reads it)`,
            it: `E-mail: ${email} (non la legge nessuno)`,
            es: `Correo: ${email} (nadie lo lee)`,
            fr: `E-mail : ${email} (personne ne le lit)`,
          },
          {
            de: `Registergericht Musterstadt, ${register}`,
            en: `Musterstadt register court, ${register}`,
            it: `Registro delle imprese di Musterstadt, ${register}`,
            es: `Registro mercantil de Musterstadt, ${register}`,
            fr: `Registre du commerce de Musterstadt, ${register}`,
          },
        ],
      },
      {
        headline: { de: 'Bilder', en: 'Pictures', it: 'Immagini', es: 'Imágenes', fr: 'Images' },
        paragraphs: [
          {
            de: 'Alle Bilder sind von einem Programm gemalt. Sie zeigen Landschaften in der Art eines Ortes, keine bestimmten Häuser.',
            en: 'All pictures are painted by a program. They show landscapes in the manner of a place, not particular buildings.',
            it: 'Tutte le immagini sono dipinte da un programma. Mostrano paesaggi nello spirito di un luogo, non edifici precisi.',
            es: 'Todas las imágenes están pintadas por un programa. Muestran paisajes al estilo de un lugar, no edificios concretos.',
            fr: 'Toutes les images sont peintes par un programme. Elles montrent des paysages dans l’esprit d’un lieu, pas des bâtiments précis.',
          },
        ],
      },
      {
        headline: {
          de: 'Orte und Karten',
          en: 'Places and maps',
          it: 'Luoghi e mappe',
          es: 'Lugares y mapas',
          fr: 'Lieux et cartes',
        },
        paragraphs: [
          {
            de: 'Namen und Lage der Orte stammen von GeoNames (geonames.org), Lizenz CC BY 4.0, ausgewählt und teils ersetzt; Flughäfen von OurAirports, Küsten und Grenzen von Natural Earth, beide gemeinfrei. Hotels, Flüge und Preise sind erfunden.',
            en: 'Names and positions of places are by GeoNames (geonames.org), licensed CC BY 4.0, selected and partly replaced; airports by OurAirports, coasts and borders by Natural Earth, both in the public domain. Hotels, flights and prices are fictional.',
            it: 'Nomi e posizioni dei luoghi sono di GeoNames (geonames.org), licenza CC BY 4.0, scelti e in parte sostituiti; gli aeroporti di OurAirports, coste e confini di Natural Earth, entrambi di pubblico dominio. Hotel, voli e prezzi sono inventati.',
            es: 'Los nombres y la situación de los lugares son de GeoNames (geonames.org), licencia CC BY 4.0, seleccionados y en parte sustituidos; los aeropuertos, de OurAirports, y las costas y fronteras, de Natural Earth, ambos de dominio público. Hoteles, vuelos y precios son inventados.',
            fr: 'Les noms et la position des lieux viennent de GeoNames (geonames.org), licence CC BY 4.0, choisis et en partie remplacés ; les aéroports d’OurAirports, les côtes et frontières de Natural Earth, tous deux du domaine public. Hôtels, vols et prix sont inventés.',
          },
        ],
      },
    ],
  });
}
