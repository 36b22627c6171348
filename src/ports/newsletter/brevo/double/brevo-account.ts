import {
  type BrevoAttributeType,
  type BrevoAttributeValue,
  type BrevoContact,
  fitsType,
  toContactBody,
} from './brevo-contact.ts';
import type { BrevoFaults } from './brevo-faults.ts';

/** A mail with the link of a double opt-in; the account knows no end of the link. */
export interface BrevoConfirmation {
  readonly email: string;
  readonly listIds: readonly number[];
  readonly templateId: number;
  readonly redirectionUrl: string;
  readonly attributes: Record<string, BrevoAttributeValue>;
}

export interface BrevoAnswer {
  readonly status: number;
  /** Absent for an answer without a body. */
  readonly body?: unknown;
}

export interface BrevoAccountOptions {
  /** The attributes of the account, names in capitals; every other one is dropped silently. */
  readonly attributes: Readonly<Record<string, BrevoAttributeType>>;
  readonly lists: readonly number[];
  /** Templates that may carry a double opt-in. */
  readonly confirmationTemplates: readonly number[];
  /** Whether a contact exists before the click; the vendor's description leaves it open. */
  readonly pendingContacts: 'hidden' | 'listed';
  readonly now: () => Date;
}

type Body = Readonly<Record<string, unknown>>;

const refuse = (status: number, code: string, message: string): BrevoAnswer => ({
  status,
  body: { code, message },
});
const unknownContact = refuse(404, 'document_not_found', 'Contact does not exist');

/** Contacts, lists and confirmations of one account. Every answer has the vendor's status and error code. */
export class BrevoAccount {
  readonly contacts = new Map<number, BrevoContact>();
  readonly confirmations: BrevoConfirmation[] = [];
  private nextId = 1;

  private readonly options: BrevoAccountOptions;
  private readonly faults: BrevoFaults;

  constructor(options: BrevoAccountOptions, faults: BrevoFaults) {
    this.options = options;
    this.faults = faults;
  }

  /** Finds a contact by its number or by its address in any case. */
  find(identifier: string): BrevoContact | undefined {
    if (/^\d+$/.test(identifier)) return this.contacts.get(Number(identifier));
    const email = identifier.toLowerCase();
    return [...this.contacts.values()].find((contact) => contact.email === email);
  }

  create(body: Body): BrevoAnswer {
    const refusal = this.checkEmail(body.email) ?? this.checkLists(body.listIds, 'listIds');
    if (refusal) return refusal;
    const existing = this.find(String(body.email));
    if (existing && body.updateEnabled !== true)
      return {
        status: 400,
        body: {
          code: 'duplicate_parameter',
          message: 'Unable to create contact, email is already associated with another Contact',
          metadata: { duplicate_identifiers: ['email'] },
        },
      };
    if (existing) return this.change(existing, body);
    const contact = this.add(String(body.email));
    this.change(contact, body);
    return { status: 201, body: { id: contact.id } };
  }

  confirm(body: Body): BrevoAnswer {
    const refusal = this.checkEmail(body.email) ?? this.checkConfirmation(body);
    if (refusal) return refusal;
    const email = String(body.email).toLowerCase();
    const isKnown = this.find(email) !== undefined;
    if (!isKnown && this.options.pendingContacts === 'listed') this.add(email);
    this.confirmations.push({
      email,
      listIds: body.includeListIds as number[],
      templateId: Number(body.templateId),
      redirectionUrl: String(body.redirectionUrl),
      attributes: this.acceptAttributes(body.attributes),
    });
    return { status: isKnown ? 204 : 201 };
  }

  /** The person clicks the link in the last mail to the address. Returns the page that the browser is sent to. */
  click(email: string): string {
    const confirmation = this.confirmations.findLast((each) => each.email === email.toLowerCase());
    if (!confirmation) throw new Error('Nobody mailed a confirmation to this address');
    const contact = this.find(confirmation.email) ?? this.add(confirmation.email);
    contact.listIds = [...new Set([...contact.listIds, ...confirmation.listIds])];
    Object.assign(contact.attributes, confirmation.attributes);
    contact.modifiedAt = this.options.now();
    return confirmation.redirectionUrl;
  }

  update(identifier: string, body: Body): BrevoAnswer {
    const contact = this.find(identifier);
    if (!contact) return unknownContact;
    const refusal =
      this.checkLists(body.listIds, 'listIds') ?? this.checkLists(body.unlinkListIds, 'unlinkListIds');
    return refusal ?? this.change(contact, body);
  }

  read(identifier: string): BrevoAnswer {
    const contact = this.find(identifier);
    return contact ? { status: 200, body: toContactBody(contact) } : unknownContact;
  }

  /** A page of the contacts, the newest first unless `sort` says otherwise; `count` is that of all that the filter leaves. */
  list(query: URLSearchParams): BrevoAnswer {
    const limit = Number(query.get('limit') ?? 50);
    const offset = Number(query.get('offset') ?? 0);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
      return refuse(400, 'out_of_range', 'Limit exceeds max value');
    if (!Number.isInteger(offset) || offset < 0)
      return refuse(400, 'invalid_parameter', 'offset is not valid in the request');
    const since = query.get('modifiedSince');
    if (since !== null && Number.isNaN(Date.parse(since)))
      return refuse(400, 'invalid_parameter', 'modifiedSince is not valid in the request');
    const matching = [...this.contacts.values()]
      .filter(({ modifiedAt }) => since === null || modifiedAt.getTime() > Date.parse(since))
      .sort((one, other) => (query.get('sort') === 'asc' ? one.id - other.id : other.id - one.id));
    const page = matching.slice(offset, offset + limit).map((contact) => {
      const { statistics: _, ...listed } = toContactBody(contact);
      return listed;
    });
    return { status: 200, body: { contacts: page, count: matching.length } };
  }

  /** Erases the contact; of its double opt-in nothing is left either. */
  delete(identifier: string): BrevoAnswer {
    const contact = this.find(identifier);
    if (!contact) return unknownContact;
    this.contacts.delete(contact.id);
    return { status: 204 };
  }

  /** Adds and changes contacts without an answer for each; nobody's blacklisting ends by it. */
  import(body: Body): BrevoAnswer {
    if (!Array.isArray(body.jsonBody))
      return refuse(400, 'missing_parameter', 'fileUrl, fileBody or jsonBody is required');
    const refusal = this.checkLists(body.listIds, 'listIds');
    if (refusal) return refusal;
    for (const row of body.jsonBody as Body[]) {
      if (this.checkEmail(row.email)) continue;
      const known = this.find(String(row.email));
      if (known && body.updateExistingContacts === false) continue;
      const contact = known ?? this.add(String(row.email));
      this.change(contact, {
        attributes: row.attributes,
        listIds: body.listIds,
        emailBlacklisted: contact.emailBlacklisted || body.emailBlacklist === true,
      });
    }
    return { status: 202, body: { processId: this.nextId++ } };
  }

  /** Adds existing contacts to a list or removes them from it. */
  changeList(listId: number, action: 'add' | 'remove', body: Body): BrevoAnswer {
    if (!this.options.lists.includes(listId)) return refuse(404, 'document_not_found', 'List does not exist');
    const named = (body.emails ?? body.ids) as (string | number)[] | undefined;
    if (!Array.isArray(named)) return refuse(400, 'missing_parameter', 'emails is missing');
    const isIn = (each: string | number) => this.find(String(each))?.listIds.includes(listId) === true;
    const canChange = (each: string | number) =>
      this.find(String(each)) !== undefined && isIn(each) === (action === 'remove');
    const success = named.filter(canChange);
    const failure = named.filter((each) => !success.includes(each));
    if (success.length === 0)
      return refuse(400, 'invalid_parameter', 'Contact already in list and/or does not exist');
    for (const each of success) {
      const contact = this.find(String(each)) as BrevoContact;
      this.change(contact, { [action === 'add' ? 'listIds' : 'unlinkListIds']: [listId] });
    }
    return { status: 201, body: { contacts: { success, failure } } };
  }

  private add(email: string): BrevoContact {
    const now = this.options.now();
    const contact: BrevoContact = {
      id: this.nextId++,
      email: email.toLowerCase(),
      emailBlacklisted: false,
      smsBlacklisted: false,
      listIds: [],
      attributes: {},
      createdAt: now,
      modifiedAt: now,
    };
    this.contacts.set(contact.id, contact);
    return contact;
  }

  private change(contact: BrevoContact, body: Body): BrevoAnswer {
    const renamedTo = (body.attributes as Body | undefined)?.EMAIL;
    if (typeof renamedTo === 'string') {
      const other = this.find(renamedTo);
      if (other && other.id !== contact.id)
        return refuse(400, 'duplicate_parameter', 'email is already associated');
      const refusal = this.checkEmail(renamedTo);
      if (refusal) return refusal;
      contact.email = renamedTo.toLowerCase();
    }
    Object.assign(contact.attributes, this.acceptAttributes(body.attributes));
    const unlinked = (body.unlinkListIds ?? []) as number[];
    const joined = new Set([...contact.listIds, ...((body.listIds ?? []) as number[])]);
    contact.listIds = [...joined].filter((each) => !unlinked.includes(each));
    if (typeof body.emailBlacklisted === 'boolean') contact.emailBlacklisted = body.emailBlacklisted;
    if (typeof body.smsBlacklisted === 'boolean') contact.smsBlacklisted = body.smsBlacklisted;
    contact.modifiedAt = this.options.now();
    return { status: 204 };
  }

  private acceptAttributes(sent: unknown): Record<string, BrevoAttributeValue> {
    const { droppedAttributes } = this.faults;
    const entries = Object.entries((sent ?? {}) as Body).filter(([name, value]) => {
      const type = this.options.attributes[name];
      if (!type || droppedAttributes === 'all' || droppedAttributes.includes(name)) return false;
      return fitsType(type, value);
    });
    return Object.fromEntries(entries) as Record<string, BrevoAttributeValue>;
  }

  private checkEmail(email: unknown): BrevoAnswer | null {
    if (email === undefined || email === '') return refuse(400, 'missing_parameter', 'email is missing');
    return typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? null
      : refuse(400, 'invalid_parameter', 'email is not valid in the request');
  }

  private checkLists(lists: unknown, name: string): BrevoAnswer | null {
    if (lists === undefined) return null;
    const isKnown = Array.isArray(lists) && lists.every((each) => this.options.lists.includes(each));
    return isKnown ? null : refuse(400, 'invalid_parameter', `${name} is not valid in the request`);
  }

  private checkConfirmation(body: Body): BrevoAnswer | null {
    for (const name of ['includeListIds', 'templateId', 'redirectionUrl'])
      if (body[name] === undefined) return refuse(400, 'missing_parameter', `${name} is missing`);
    if (!this.options.confirmationTemplates.includes(Number(body.templateId)))
      return refuse(400, 'invalid_parameter', 'templateId is not a double opt-in template');
    if (!URL.canParse(String(body.redirectionUrl)))
      return refuse(400, 'invalid_parameter', 'redirectionUrl is not valid');
    return this.checkLists(body.includeListIds, 'includeListIds');
  }
}
