/** A minute, an hour and a day in milliseconds: literal values, which bundlers inline. A calendar day is a `Day`. */
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
