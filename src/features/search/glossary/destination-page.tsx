export interface DestinationPageProps {
  readonly placeholder?: string;
}

export default function DestinationPage(_props: DestinationPageProps) {
  return null;
}
