import type { Brand, InsolvencyCover, Insurer, LocalText } from '../../src/brands/brand.ts';
import { euroRates } from '../../src/brands/euro-rates.ts';
import { listVoucherPrefixes } from '../../src/brands/list-voucher-prefixes.ts';
import type { Company } from '../../src/companies/company.ts';
import type { CurrencyCode } from '../../src/domain/money/currency.ts';
import type { CurrencyInfo } from '../../src/domain/money/currency-info.ts';
import { chargedCurrencyOf, countryOf, type Market } from '../../src/domain/places/market.ts';
import type { BrandWish } from './brand-wish.ts';
import type { BrandColours } from './derive-palette.ts';
import { markGap, markGaps } from './gap.ts';

const demoClaim: Required<LocalText> = {
  de: 'Flug und Hotel in einer Buchung',
  en: 'Flight and hotel in one booking',
  it: 'Volo e hotel in una sola prenotazione',
  es: 'Vuelo y hotel en una sola reserva',
  fr: 'Vol et hôtel en une seule réservation',
};

/** Nobody else can write it: a brand that sells says what it is itself. */
const ownClaim = markGaps({
  de: 'Leitspruch der Marke',
  en: 'claim of the brand',
  it: 'motto del marchio',
  es: 'lema de la marca',
  fr: 'devise de la marque',
});

const hours: Required<LocalText> = {
  de: 'täglich 8–20 Uhr',
  en: 'every day, 8 am to 8 pm',
  it: 'ogni giorno dalle 8 alle 20',
  es: 'todos los días de 8 a 20 h',
  fr: 'tous les jours de 8 h à 20 h',
};

/** What a demonstration shows of range and price rules: good hotels, at prices that end in five. */
function buildDemoTrade(currency: CurrencyCode): Pick<Brand, 'range' | 'priceRules'> {
  const usual = { key: 'usual', currency, marginBasisPoints: 400 } as const;
  return {
    range: { stars: { from: 30, to: 50 } },
    priceRules: [{ ...usual, fees: { phone: 1_500 }, rounding: { step: 500, below: 0 } }],
  };
}

/**
 * The data of a new brand: those of the brand it starts from, in its own colours and with its own company.
 * @param others brands that exist, whose voucher prefixes are taken
 * @param sellers companies that exist, whose numbers are taken
 */
export function buildBrand(
  wish: BrandWish,
  model: Brand,
  others: readonly Brand[],
  sellers: readonly Company[],
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
    claim: isDemo ? demoClaim : ownClaim,
    hosts: [`${key}.localhost`, wish.host],
    locales: wish.locales ?? listLocales(own, isDemo),
    ...(isDemo ? buildDemoTrade(chargedCurrencyOf(own)) : { range: null, priceRules: [] }),
    market,
    hotline: { ...phoneOf(key, 0, isDemo), hours },
    marketHotlines: {},
    emergencyPhone: phoneOf(key, 1, isDemo),
    company: typeof wish.company === 'string' ? buildCompany(wish, wish.company, sellers) : wish.company,
    insolvencyCover: { [market]: coverOf(countryOf(market), isDemo) },
    insurer: isDemo ? model.insurer : insurerOf(countryOf(market)),
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

/** A company of the brand's own, with numbers that no other one gives. */
function buildCompany(
  { key, host, market, isDemo }: BrandWish,
  name: string,
  sellers: readonly Company[],
): Company {
  const numbers = sellers.map((seller) => seller.numbers);
  return {
    id: key,
    name,
    street: isDemo ? 'Musterweg 1' : markGap('Straße und Hausnummer'),
    zip: isDemo ? '8000' : markGap('PLZ'),
    city: isDemo ? 'Musterstadt' : markGap('Ort'),
    country: countryOf(market),
    register: isDemo ? 'CHE-000.000.000' : markGap('Registernummer'),
    vatId: isDemo ? 'CHE-000.000.000 MWST' : markGap('USt-IdNr.'),
    email: `service@${host.replace(/^www\./, '')}`,
    imprintPage: 'impressum',
    numbers: {
      bookings: chooseStart(numbers.map(({ bookings }) => bookings)),
      documents: chooseFree(key, new Set(numbers.map(({ documents }) => documents))),
    },
  };
}

/** The first two places of booking numbers, without what is easily confused, and without what others begin with. */
function chooseStart(taken: readonly string[]): string {
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];
  const free = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((start) => taken.every((each) => each === '' || !start.startsWith(each)));
  if (free === undefined) throw new RangeError('There is no free start for the booking numbers of a company');
  return free;
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

function insurerOf(country: string): Insurer {
  return {
    name: markGap('Reiseversicherer'),
    address: markGap('Anschrift des Reiseversicherers'),
    country,
    phone: markGap('Telefon des Reiseversicherers'),
    page: 'reiseversicherung',
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

/** Each brand has a prefix of its own before its vouchers. */
const choosePrefix = (key: string, others: readonly Brand[]): string =>
  chooseFree(key, new Set(others.flatMap(listVoucherPrefixes)));

/**
 * Three capital letters or digits that nobody has: those that the key begins with, else as few others as possible from its end on, digits first.
 * @throws RangeError when all are taken
 */
function chooseFree(key: string, taken: ReadonlySet<string>): string {
  const own = key.toUpperCase().padEnd(3, 'X').slice(0, 3);
  for (const length of [0, 1, 2, 3]) {
    const candidates = listEndings(length).map((end) => own.slice(0, 3 - length) + end);
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
  }
  throw new RangeError(`There is no free prefix for the numbers of "${key}"`);
}

/** Every text of a length, without the letters that are easily taken for a digit. */
function listEndings(length: number): readonly string[] {
  const places = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZ'];
  return length === 0
    ? ['']
    : listEndings(length - 1).flatMap((start) => places.map((place) => start + place));
}
