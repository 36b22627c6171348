import type { Company } from './company.ts';

/** A brand as its company sees it. */
interface SellingBrand {
  readonly key: string;
  readonly company: Company;
  readonly vouchers: { readonly prefix: string } | null;
}

/** Of the first two places of a booking number; 32 letters and digits each. */
const starts = 32 * 32;

/**
 * Checks what the types of companies cannot: each number belongs to one company, and each brand sells for a company that is known.
 * @param companies all there are, those too that nobody sells for any more
 * @returns one sentence for each fault; empty when all may sell
 */
export function findCompanyFaults(companies: readonly Company[], brands: readonly SellingBrand[]): string[] {
  return [
    ...companies.flatMap(findOwnFaults),
    ...pairsOf(companies).flatMap(([one, other]) => findOverlaps(one, other)),
    ...findTightRange(companies),
    ...brands
      .filter(({ company }) => companies.every(({ id }) => id !== company.id))
      .map(
        ({ key, company }) =>
          `Brand '${key}': its company '${company.id}' has no file src/brands/*/company.ts`,
      ),
    ...pairsOf(brands)
      .filter(
        ([one, other]) =>
          one.company.id !== other.company.id &&
          one.vouchers !== null &&
          one.vouchers.prefix === other.vouchers?.prefix,
      )
      .map(
        ([one, other]) =>
          `Brands '${one.key}' and '${other.key}' of two companies have vouchers with the same prefix '${one.vouchers?.prefix}'`,
      ),
  ];
}

function findOwnFaults({ id, numbers }: Company): string[] {
  const { bookings, documents } = numbers;
  return [
    ...(/^[a-z0-9-]{1,40}$/.test(id) ? [] : [`'${id}' is no id: letters, digits and hyphens`]),
    ...(/^[2-9A-HJ-NP-Z]{0,2}$/.test(bookings)
      ? []
      : [
          `booking numbers cannot begin with '${bookings}': at most two of 2 to 9 and A to Z without I and O`,
        ]),
    ...(/^[A-Z0-9]{3}$/.test(documents)
      ? []
      : [`documents cannot begin with '${documents}': three capital letters or digits`]),
  ].map((fault) => `Company '${id}': ${fault}`);
}

/** The empty start is what the others leave, so it overlaps with another empty one alone. */
function findOverlaps(one: Company, other: Company): string[] {
  const [first, second] = [one.numbers.bookings, other.numbers.bookings];
  const isShared =
    first === second ||
    (first !== '' && second !== '' && (first.startsWith(second) || second.startsWith(first)));
  const between = `Companies '${one.id}' and '${other.id}'`;
  return [
    ...(isShared ? [`${between} have booking numbers in common: '${first}' and '${second}'`] : []),
    ...(one.numbers.documents === other.numbers.documents
      ? [`${between} have documents that begin alike: '${one.numbers.documents}'`]
      : []),
  ];
}

/** Numbers are drawn until one is free of the other companies' starts: where little is left, that would not end. */
function findTightRange(companies: readonly Company[]): string[] {
  const rest = companies.find(({ numbers }) => numbers.bookings === '');
  const taken = companies.reduce(
    (sum, { numbers }) => sum + (numbers.bookings === '' ? 0 : starts / 32 ** numbers.bookings.length),
    0,
  );
  return rest === undefined || taken <= starts / 2
    ? []
    : [`Company '${rest.id}': the others leave it less than half of the booking numbers`];
}

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));
