import { type DatesPartProps, provideDatesPart } from '../dates/dates-parts.ts';
import { CascadePanel } from './cascade-panel.tsx';

function CascadePart({ hotelId, params, offer, dates }: DatesPartProps) {
  return <CascadePanel hotelId={hotelId} params={params} offer={offer} columns={dates.columns} />;
}

provideDatesPart('hotelCascade', CascadePart);
