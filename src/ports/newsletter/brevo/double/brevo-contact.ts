export type BrevoAttributeType = 'text' | 'number' | 'boolean' | 'date' | 'multiple-choice';
export type BrevoAttributeValue = string | number | boolean | string[];

export interface BrevoContact {
  readonly id: number;
  email: string;
  emailBlacklisted: boolean;
  smsBlacklisted: boolean;
  listIds: number[];
  attributes: Record<string, BrevoAttributeValue>;
  createdAt: Date;
  modifiedAt: Date;
}

/** Whether the account takes the value for an attribute of the type. */
export function fitsType(type: BrevoAttributeType, value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return (
        typeof value === 'string' &&
        (value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))))
      );
    case 'multiple-choice':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
  }
}

/** The contact as `GET /contacts/{identifier}` shows it. */
export function toContactBody(contact: BrevoContact) {
  return {
    id: contact.id,
    email: contact.email,
    emailBlacklisted: contact.emailBlacklisted,
    smsBlacklisted: contact.smsBlacklisted,
    createdAt: contact.createdAt.toISOString(),
    modifiedAt: contact.modifiedAt.toISOString(),
    listIds: contact.listIds,
    listUnsubscribed: null,
    attributes: contact.attributes,
    statistics: {},
  };
}
