import type { RoomRequestFault, RoomRequestField } from './room-request-rules.ts';

/** Why a form was not taken as a whole; `captcha`: this shop's captcha was not passed. */
export const roomRequestRefusals = ['too-many', 'captcha'] as const;
export type RoomRequestRefusal = (typeof roomRequestRefusals)[number];

/** What a form that was not taken comes back with. */
export interface RoomRequestReply {
  readonly values: Readonly<Record<RoomRequestField, string>>;
  readonly faults: Readonly<Partial<Record<RoomRequestField, RoomRequestFault>>>;
  readonly refusal: RoomRequestRefusal | null;
}

export interface RoomRequestPageProps {
  readonly hotelName: string;
  /** Days and travellers, as the result list shows them. */
  readonly trip: string;
  /** The hotel's page with the search. */
  readonly hotelPath: string;
  /** Where the form is sent: this page with its query. */
  readonly action: string;
  readonly state: 'ask' | 'sent';
  /** Null unless a form was not taken. */
  readonly reply: RoomRequestReply | null;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly roomRequest: RoomRequestPageProps;
  }
}
