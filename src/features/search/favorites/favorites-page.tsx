export interface FavoritesPageProps {
  readonly placeholder?: string;
}

export default function FavoritesPage(_props: FavoritesPageProps) {
  return null;
}
