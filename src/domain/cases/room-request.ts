/** Asks for an accessible room that cannot be chosen: staff ask the hotel, and nothing is booked or charged by it. */
export interface RoomRequest {
  readonly reason: 'accessible-room';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null where left empty. */
  readonly phone: string | null;
  /** What is needed, in the guest's words. */
  readonly text: string;
  /** The words with which the guest agreed that the hotel learns of it. */
  readonly consent: string;
  readonly hotelId: number;
  readonly hotelName: string;
  /** Days and travellers, in the guest's language, as the page has shown them. */
  readonly trip: string;
  /** Path of the hotel's page with the search. */
  readonly path: string;
}
