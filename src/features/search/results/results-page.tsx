export interface ResultsPageProps {
  readonly placeholder?: string;
}

export default function ResultsPage(_props: ResultsPageProps) {
  return null;
}
