import type { Traveller } from './traveller.ts';

/** What is stored of a person: what every trip asks for, and nothing of a single trip. */
export type TravellerDetails = Pick<
  Traveller,
  'gender' | 'title' | 'firstName' | 'lastName' | 'birthDate' | 'nationality'
>;

/** A person whom a member has stored for later trips. */
export interface SavedTraveller extends TravellerDetails {
  /** Unguessable, of the member alone. */
  readonly id: string;
}

/** The people whom members travel with; only what belongs to the member is read and changed. */
export interface SavedTravellers {
  /** In the order of last and first names. */
  list(memberId: string): Promise<readonly SavedTraveller[]>;
  /** Stores people; one of the same name and birth date is replaced. Beyond the limit nobody is stored who is not yet. */
  save(memberId: string, travellers: readonly TravellerDetails[]): Promise<void>;
  /** Deletes one; nothing happens for a person who is not the member's. */
  remove(memberId: string, id: string): Promise<void>;
}
