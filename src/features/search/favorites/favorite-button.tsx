export interface FavoriteButtonProps {
  readonly hotelId: number;
  readonly hotelName: string;
  /** What was shown with the hotel, so that the favourites can say what has changed: total in minor units of the charged currency. */
  readonly shown?: { readonly offerId: string; readonly totalAmount: number } | undefined;
  readonly className?: string | undefined;
}

/** Keeps a hotel as a favourite, or no longer (FAV-002, LIST-021). */
export function FavoriteButton(_props: FavoriteButtonProps) {
  return null;
}
