export interface GlossaryPageProps {
  readonly placeholder?: string;
}

export default function GlossaryPage(_props: GlossaryPageProps) {
  return null;
}
