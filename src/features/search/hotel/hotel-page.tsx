export interface HotelPageProps {
  readonly placeholder?: string;
}

export default function HotelPage(_props: HotelPageProps) {
  return null;
}
