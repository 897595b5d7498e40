import * as z from 'zod/mini';
import { requiredText } from '#kit/text.ts';

/** More than anybody photographs for one loan. */
const mostPapers = 6;

/** The papers a product wants, by the names officers call them; a paper of a loan tells its place among them, from 1. */
export const papersWanted = z
  .array(requiredText('loans.paperNameRequired', 80))
  .check(z.maxLength(mostPapers, 'loans.papersTooMany'));
