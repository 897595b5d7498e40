import type { VisitForm, VisitProof } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';

/** The day on which the clock of a test's house stands. */
export const today = '2026-06-01';

/** A proof taken near Bichi, of half an hour in the morning. */
export const proofAt = (latitude: number, change: Partial<VisitProof> = {}): VisitProof => ({
  position: {
    latitude,
    longitude: 8.2606,
    accuracyMetres: 8,
    at: `${today}T07:00:00.000Z`,
    looksMocked: false,
  },
  noPosition: null,
  code: null,
  startedAt: `${today}T07:00:00.000Z`,
  endedAt: `${today}T07:30:00.000Z`,
  ...change,
});

/** A proof of a phone that may not use its location. */
export const nowhere = (change: Partial<VisitProof> = {}): VisitProof =>
  proofAt(0, { position: null, noPosition: 'denied', ...change });

/** What a visit has that is its words alone: nobody asked for it, and no plan, form or proof goes with it. */
export const wordsAlone = { requestId: null, planId: null, corrects: null, form: null, proof: null } as const;

/** A form in which nothing was written. */
export const foundNothing: VisitForm = {
  crop: '',
  stage: null,
  followed: null,
  followedWhy: '',
  observations: [],
  inputsUsed: '',
  nextStep: '',
  nextOn: null,
  womenPresent: null,
  youthPresent: null,
};

/** A visit to Amina, with advice that nobody else got. */
export const visitDraft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  keeperId: people.amina.accountId,
  farmId: farms[0]?.id ?? null,
  visitedOn: today,
  purpose: 'pests',
  advice: `Advice number ${newId()}`,
  ...wordsAlone,
  proof: nowhere(),
  ...change,
});
