import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import limits from './papers.json' with { type: 'json' };

/** How many photos one loan takes, and how long they are kept; data, with their source and date. */
export const paperLimits = limits;

/** A photo of a paper; several may be of one paper. `place` is that of the paper among those the product wants, from 1. */
const loanPaper = z.strictObject({ id, place: z.int(), addedByName: z.string(), addedAt: z.string() });

export type LoanPaper = z.output<typeof loanPaper>;

export const loanPapers = z.strictObject({
  /** The papers the product wants, in their order. */
  wanted: z.array(z.string()),
  items: z.array(loanPaper),
  /** Whether photos may still be added and taken away: nobody has decided yet. */
  isOpen: z.boolean(),
});

export type LoanPapers = z.output<typeof loanPapers>;
