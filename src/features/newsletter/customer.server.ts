import type { Brand } from '../../brands/brand.ts';
import { newsletterPolicy } from '../../defaults.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import type { NewsletterContact } from '../../ports/newsletter/newsletter-port.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { qualifyList } from './consent-log.server.ts';
import type { CustomerDataAnswer, NewsletterError, NewsletterResult } from './forms/newsletter-schemas.ts';
import { failed, type UpdateRequest } from './newsletter.ts';
import {
  hasTooManyAirports,
  isNewsletterBirthdate,
  parseNewsletterName,
} from './newsletter-customer-rules.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { findNewsletterList } from './newsletter-links.ts';
import { requestConsent } from './request-consent.server.ts';
import { leaveLists } from './unsubscribe.server.ts';

/** The brand's lists, and whether a contact is on each. */
function listStates({ key: brandKey, newsletter }: Brand, contact: Pick<NewsletterContact, 'lists'>) {
  return newsletter.lists.map(({ id }) => ({
    id,
    isSubscribed: contact.lists.includes(qualifyList(brandKey, id)),
  }));
}

const isOnAny = (brand: Brand, contact: Pick<NewsletterContact, 'lists'>) =>
  listStates(brand, contact).some(({ isSubscribed }) => isSubscribed);

/** See `Newsletter.findCustomerId`. */
export async function findCustomerId(
  { port, seals }: NewsletterDeps,
  email: string,
  brand: Brand,
): Promise<string | null> {
  const read = await port.read(email);
  if (read.outcome === 'unknown') throw new UnavailableError('The newsletter cannot be asked now');
  if (read.outcome === 'missing' || !isOnAny(brand, read.contact)) return null;
  return seals.customer.seal(email, newsletterPolicy.memberIdMs);
}

/** The contact that a customer id opens, or the named reason why there is none. */
async function openContact(
  { port, seals }: NewsletterDeps,
  customer: string,
  brand: Brand,
): Promise<NewsletterContact | NewsletterError> {
  const email = seals.customer.open(customer);
  if (email === null) return 'unknownCustomer';
  const read = await port.read(email);
  if (read.outcome === 'unknown') return 'genericError';
  return read.outcome === 'found' && isOnAny(brand, read.contact) ? read.contact : 'notSubscribed';
}

/** What a subscriber has said of themselves, and the lists of the brand (API-020 to API-022). */
export async function readCustomer(
  deps: NewsletterDeps,
  customer: string,
  brand: Brand,
): Promise<CustomerDataAnswer> {
  const contact = await openContact(deps, customer, brand);
  if (typeof contact === 'string') return { success: false, error: contact };
  const { preferredAirports, preferredTravelTypes } = contact;
  return {
    success: true,
    data: {
      ...contact,
      preferredAirports: [...preferredAirports],
      preferredTravelTypes: [...preferredTravelTypes],
      lists: listStates(brand, contact),
    },
  };
}

/**
 * Stores what a subscriber says of themselves (API-023 to API-025). Another address, and a list that is new to the subscriber, wait for the
 * link of a mail; everything else holds at once.
 */
export async function updateCustomer(
  deps: NewsletterDeps,
  request: UpdateRequest,
): Promise<NewsletterResult> {
  const { customer, values, listId, visit } = request;
  const { brand } = visit;
  const checked = checkValues(deps, request);
  if (typeof checked === 'string') return failed(checked);
  const contact = await openContact(deps, customer, brand);
  if (typeof contact === 'string') return failed(contact);
  const outcome = await deps.port.update(contact.email, {
    ...checked,
    email: contact.email,
    // The permission is the form's only where it shows it (NEWS-058).
    trackingPermission: listId === undefined ? contact.trackingPermission : values.trackingPermission,
  });
  if (outcome === 'missing') return failed('notSubscribed');
  if (outcome !== 'done') return failed('genericError');
  const left = await leaveUnchosen(deps, request, contact);
  const asked = await askForMore(deps, request, contact, left);
  if (asked === 'too-many') return failed('tooManyRequests');
  const isMoving = checked.email !== contact.email && left.length < contact.lists.length;
  if (!isMoving) return asked === 'asked' ? { success: true, mustConfirm: true } : { success: true };
  const isAccepted = await requestConsent(deps, {
    email: checked.email,
    formerEmail: contact.email,
    // The whole contact moves, with its lists of other brands.
    lists: contact.lists.filter((list) => !left.includes(list)),
    source: 'preferences',
    visit,
    network: request.network,
  });
  return isAccepted ? { success: true, mustConfirm: true } : failed('tooManyRequests');
}

/** The values as they are stored, or the first that is wrong. */
function checkValues({ clock }: NewsletterDeps, { values, listId, visit }: UpdateRequest) {
  const { lists, ...rest } = values;
  const email = values.email.trim().toLowerCase();
  if (!isEmailAddress(email)) return 'invalidEmail';
  const [firstName, lastName] = [parseNewsletterName(values.firstName), parseNewsletterName(values.lastName)];
  if (firstName === null || lastName === null) return 'genericError';
  if (values.birthdate !== null && !isNewsletterBirthdate(values.birthdate, clock.now()))
    return 'invalidDate';
  const preferredAirports = [...new Set(values.preferredAirports)];
  if (hasTooManyAirports(preferredAirports)) return 'tooManyAirports';
  const named = [...(lists ?? []), ...(listId === undefined ? [] : [listId])];
  if (named.some((key) => findNewsletterList(visit.brand, key) === null)) return 'unknownList';
  return {
    ...rest,
    email,
    firstName,
    lastName,
    preferredAirports,
    preferredTravelTypes: [...new Set(values.preferredTravelTypes)],
  };
}

/** Takes the contact off the brand's lists that were not chosen, and returns them. */
async function leaveUnchosen(
  deps: NewsletterDeps,
  { values: { lists: chosen }, visit }: UpdateRequest,
  contact: NewsletterContact,
): Promise<readonly string[]> {
  if (chosen === undefined) return [];
  const left = listStates(visit.brand, contact)
    .filter(({ id, isSubscribed }) => isSubscribed && !chosen.includes(id))
    .map(({ id }) => qualifyList(visit.brand.key, id));
  if (left.length > 0) await leaveLists(deps, contact.email, left, 'preferences', visit);
  return left;
}

/** Asks by mail for lists that the contact is not on: they need a consent of their own. */
async function askForMore(
  deps: NewsletterDeps,
  { values: { lists: chosen = [] }, visit, network }: UpdateRequest,
  contact: NewsletterContact,
  left: readonly string[],
): Promise<'nothing' | 'asked' | 'too-many'> {
  const wanted = listStates(visit.brand, contact)
    .filter(({ id, isSubscribed }) => !isSubscribed && chosen.includes(id))
    .map(({ id }) => qualifyList(visit.brand.key, id))
    .filter((list) => !left.includes(list));
  if (wanted.length === 0) return 'nothing';
  const isAccepted = await requestConsent(deps, {
    email: contact.email,
    formerEmail: null,
    lists: wanted,
    source: 'preferences',
    visit,
    network,
  });
  return isAccepted ? 'asked' : 'too-many';
}
