import { trackingLimits } from '../../../../defaults.ts';

/** Parameters that campaigns put into addresses; they are carried from step to step of a checkout (FLOW-031, CTRACK-006). */
const names = /^(?:utm_[a-z_]{1,20}|gclid)$/;

/** The tracking parameters among the parameters of an address; what is none, or too long to be one, is left out. */
export function readTrackingParams(params: Iterable<readonly [string, string]>): Record<string, string> {
  const found = [...params].filter(
    ([name, value]) => names.test(name) && value !== '' && value.length <= trackingLimits.maxParamLength,
  );
  return Object.fromEntries(found.slice(0, trackingLimits.maxParams));
}
