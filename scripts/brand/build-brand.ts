import type { Brand, InsolvencyCover, LocalText } from '../../src/brands/brand.ts';
import { euroRates } from '../../src/brands/euro-rates.ts';
import type { CurrencyInfo } from '../../src/domain/money/currency-info.ts';
import { chargedCurrencyOf, countryOf, type Market } from '../../src/domain/places/market.ts';
import type { BrandWish } from './brand-wish.ts';
import type { BrandColours } from './derive-palette.ts';
import { markGap } from './gap.ts';

const claim: Required<LocalText> = {
  de: 'Flug und Hotel in einer Buchung',
  en: 'Flight and hotel in one booking',
  it: 'Volo e hotel in una sola prenotazione',
  es: 'Vuelo y hotel en una sola reserva',
  fr: 'Vol et hôtel en une seule réservation',
};

const hours: Required<LocalText> = {
  de: 'täglich 8–20 Uhr',
  en: 'every day, 8 am to 8 pm',
  it: 'ogni giorno dalle 8 alle 20',
  es: 'todos los días de 8 a 20 h',
  fr: 'tous les jours de 8 h à 20 h',
};

/**
 * The data of a new brand: those of the brand it starts from, in its own colours and with its own company.
 * @param others brands that exist, whose voucher prefixes are taken
 */
export function buildBrand(
  wish: BrandWish,
  model: Brand,
  others: readonly Brand[],
  colours: BrandColours,
): Brand {
  const { key, name, market, isDemo } = wish;
  const own = model.markets.find(({ code }) => code === market);
  if (own === undefined)
    throw new RangeError(`The brand "${model.key}" does not know the market "${market}"`);
  const prefix = choosePrefix(key, others);
  const { vouchers } = model;
  return {
    ...model,
    key,
    name,
    claim,
    hosts: [`${key}.localhost`, wish.host],
    locales: wish.locales ?? listLocales(own, isDemo),
    market,
    hotline: { ...phoneOf(key, 0, isDemo), hours },
    marketHotlines: {},
    emergencyPhone: phoneOf(key, 1, isDemo),
    company: {
      name: wish.company,
      street: isDemo ? 'Musterweg 1' : markGap('Straße und Hausnummer'),
      zip: isDemo ? '8000' : markGap('PLZ'),
      city: isDemo ? 'Musterstadt' : markGap('Ort'),
      country: countryOf(market),
      register: isDemo ? 'CHE-000.000.000' : markGap('Registernummer'),
      vatId: isDemo ? 'CHE-000.000.000 MWST' : markGap('USt-IdNr.'),
      email: `service@${wish.host.replace(/^www\./, '')}`,
      imprintPage: model.company.imprintPage,
    },
    insolvencyCover: { [market]: coverOf(countryOf(market), isDemo) },
    documentStyle: { ...model.documentStyle, ...colours.documents },
    themeColor:
      colours.tokens[model.themeColor === model.documentStyle.deep ? 'paper-deep' : 'paper'] ?? '#ffffff',
    currencyInfo: ratesOf(chargedCurrencyOf(own)),
    vouchers:
      vouchers === null
        ? null
        : {
            ...vouchers,
            key: prefix.toLowerCase(),
            prefix,
            formerPrefixes: [],
            designs: vouchers.designs.map((design, at) => ({
              ...design,
              colours: colours.vouchers(at),
            })) as unknown as typeof vouchers.designs,
          },
  };
}

/** ROUTE-002: one address, whose language is a preference; a demonstration has one for each language of its market. */
function listLocales({ code, languages }: Market, isDemo: boolean): Brand['locales'] {
  const [first = 'de', ...others] = languages;
  return isDemo
    ? [`${first}-${code}`, ...others.map((language) => `${language}-${code}`)]
    : [`${first}-${code}`];
}

/** Numbers that are kept for films and books, so that nobody is called by mistake; where they are not meant to stay, they are gaps. */
function phoneOf(key: string, at: number, isDemo: boolean): { number: string; display: string } {
  const sum = [...key].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 400, 7);
  const end = String(300 + ((sum + at * 17) % 400));
  return {
    number: `+493023125${end}`,
    display: isDemo ? `+49 30 23125 ${end}` : markGap(at === 0 ? 'Telefonnummer' : 'Notfallnummer'),
  };
}

function coverOf(country: string, isDemo: boolean): InsolvencyCover {
  if (isDemo)
    return {
      insurer: 'Reisegarantie Musterstadt',
      address: 'Sicherungsgasse 2, 8000 Musterstadt',
      country,
      phone: '+49 30 23125 900',
      email: 'hilfe@reisegarantie.example',
      policy: 'RGF-0000-D',
    };
  return {
    insurer: markGap('Absicherer'),
    address: markGap('Anschrift des Absicherers'),
    country,
    phone: markGap('Telefon des Absicherers'),
    email: markGap('E-Mail des Absicherers'),
    policy: markGap('Nummer des Sicherungsscheins'),
  };
}

/** The same rates seen from the currency that the brand charges, to four decimals. */
function ratesOf(charged: CurrencyInfo['baseCurrency']): CurrencyInfo {
  if (charged === euroRates.baseCurrency) return euroRates;
  const own = Number(euroRates.rates[charged]);
  const rates = Object.entries(euroRates.rates).map(([code, rate]) => [
    code,
    code === charged ? '1' : (Number(rate) / own).toFixed(4),
  ]);
  return {
    baseCurrency: charged,
    rates: Object.fromEntries(rates),
    contexts: { browse: charged, checkout: charged },
    dateTime: euroRates.dateTime,
  };
}

/** The first three letters of the name, else its first two and a number: each brand has a prefix of its own. */
function choosePrefix(key: string, others: readonly Brand[]): string {
  const taken = new Set(
    others.flatMap(({ vouchers }) =>
      vouchers === null ? [] : [vouchers.prefix, ...vouchers.formerPrefixes],
    ),
  );
  const letters = key.toUpperCase().padEnd(3, 'X');
  const candidates = [
    letters.slice(0, 3),
    ...Array.from({ length: 99 }, (_, at) => `${letters.slice(0, 2)}${at + 1}`),
  ];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined) throw new RangeError(`There is no free prefix for the vouchers of "${key}"`);
  return free;
}
