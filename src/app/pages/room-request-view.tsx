import RoomRequestPage from '../../features/room-requests/room-request-page.tsx';
import type { RoomRequestPageProps } from '../../features/room-requests/room-request-page-props.ts';
import { useVisit } from '../../site/visit-context.tsx';
import { CaptchaField } from './captcha-field.tsx';

/** The form that asks for an accessible room, with the shop's captcha. */
export default function RoomRequestView(props: RoomRequestPageProps) {
  const { captcha } = useVisit();
  const hasCaptcha = captcha !== undefined && captcha.kind !== 'none';
  return <RoomRequestPage {...props} {...(hasCaptcha && { captcha: CaptchaField })} />;
}
