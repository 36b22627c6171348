import AlertPage from '../../features/price-alerts/alert-page.tsx';
import type { AlertPageProps } from '../../features/price-alerts/alert-page-props.ts';
import { useVisit } from '../../site/visit-context.tsx';
import { CaptchaField } from './captcha-field.tsx';

/** The form of a price alert with the shop's captcha. */
export default function PriceAlertView(props: AlertPageProps) {
  const { captcha } = useVisit();
  const hasCaptcha = captcha !== undefined && captcha.kind !== 'none';
  return <AlertPage {...props} {...(hasCaptcha && { captcha: CaptchaField })} />;
}
