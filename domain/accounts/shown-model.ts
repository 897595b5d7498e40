import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** The version of the text a farmer reads before investors see them; whoever changes what it says raises it. */
export const shownTextVersion = 1;

/** How an investor stands to a farmer's e-mail and phone number. */
const contactStates = ['shared', 'ask', 'asked', 'refused'] as const;

/** A farmer as approved investors see them, who agreed to be shown. */
export const shownFarmer = z.strictObject({
  farmerId: id,
  firstName: z.string(),
  lastName: z.string(),
  designation: z.string(),
  location: z.string(),
  lga: z.string(),
  stateCode: z.string(),
  crops: z.array(z.string()),
  /** A small picture as base64; null for none. */
  face: z.nullable(z.string()),
  contact: z.enum(contactStates),
  /** '' unless the farmer agreed to share it. */
  email: z.string(),
  phone: z.string(),
});

export type ShownFarmer = z.output<typeof shownFarmer>;

/** What a farmer last said to being shown; `saidAt` is null while they said nothing, which is no consent. */
export const shownState = z.strictObject({ isShown: z.boolean(), saidAt: z.nullable(z.string()) });

export type ShownState = z.output<typeof shownState>;

/** An investor who asks a farmer for their e-mail and phone number; `isAgreed` is null until the farmer answers. */
export const contactRequest = z.strictObject({
  requestId: id,
  firstName: z.string(),
  lastName: z.string(),
  about: z.string(),
  askedAt: z.string(),
  isAgreed: z.nullable(z.boolean()),
  answeredAt: z.nullable(z.string()),
});

export type ContactRequest = z.output<typeof contactRequest>;
