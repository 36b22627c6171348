/** '06:05' of '2027-05-01T06:05'. */
export function clockOf(localTime: string): string {
  return localTime.slice(11);
}
