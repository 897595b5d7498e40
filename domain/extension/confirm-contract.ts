import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { visit, visitRows } from './model.ts';
import { answeredVisit } from './rules.ts';
import { ofVisit } from './visit-contract.ts';

type Answer = { readonly visitId: string; readonly tookPlace: boolean };

export const confirmVisit = endpoint({
  name: 'extension.confirmVisit',
  method: 'POST',
  path: '/api/visits/:visitId/confirmation',
  who: { farmer: 'own' },
  object: ofVisit,
  input: z.strictObject({ visitId: id, tookPlace: z.boolean('visit.answerRequired') }),
  output: visit,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      visitRows,
      ({ visitId }: Answer) => visitId,
      (before, { tookPlace }) => before && answeredVisit(before, tookPlace),
    ),
  ],
  audit: 'said whether a visit took place',
  summary: 'Says whether a visit took place; said again, the later stands',
});

/** A code the farmer tells on the day of a visit. */
const dayCode = z.strictObject({ day: z.string(), code: z.string() });

export type DayCode = z.output<typeof dayCode>;

/** So many days ahead a phone knows its codes, to show them where there is no network. */
export const codeDays = 14;

export const readVisitCodes = endpoint({
  name: 'extension.readVisitCodes',
  method: 'GET',
  path: '/api/visit-codes',
  who: { farmer: 'own' },
  input: z.strictObject({}),
  output: z.strictObject({ codes: z.array(dayCode) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    "The four digits a farmer tells at a visit, for today and the days to come; no manager's phone ever has them, the server checks them",
});
