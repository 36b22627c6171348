export interface PlacesPageProps {
  readonly placeholder?: string;
}

export default function PlacesPage(_props: PlacesPageProps) {
  return null;
}
