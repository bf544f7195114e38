import * as z from "zod";

const years = { min: 1900, max: 2200 };

/** ISO 8601 in UTC, in years that every calendar, zone and database here can hold. */
export const instantSchema = z.iso.datetime().refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= years.min && year <= years.max;
});
