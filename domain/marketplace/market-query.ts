import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, pageQuery } from '#kit/text.ts';

/** What narrows a list of the market, of demands as of listings: a crop, where, and a day on which one could deliver or collect. */
export const marketQuery = {
  ...pageQuery,
  crop: z.optional(optionalText(60)),
  stateCode: z.optional(stateOrNone),
  lga: z.optional(optionalText(60)),
  day: z.optional(day()),
};
