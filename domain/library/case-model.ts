import * as z from 'zod/mini';
import { controlKeys, pestKeys, pestStages } from '#advisory';
import { issueKinds, type IssueKind } from '#extension';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** Problems that a manager may pass to an agronomist. */
export const caseKinds = ['pests', 'disease'] as const satisfies readonly IssueKind[];

/** With what follows it, what an agronomist says stands in the answer of a problem, which holds no more. */
export const mostCaseAnswer = 500;

/** A problem that its manager cannot answer, for an agronomist. */
export const caseDraft = z.strictObject({
  id,
  issueId: id,
  agronomistId: id,
  question: requiredText('library.questionRequired', 1000),
});

export type CaseDraft = z.output<typeof caseDraft>;

/** What an agronomist says of a case: in words, with measures from the card of a pest. */
export const caseAnswer = z.strictObject({
  id,
  caseId: id,
  answer: requiredText('library.caseAnswerRequired', mostCaseAnswer),
  pest: z.nullable(z.enum(pestKeys, 'scouting.pestRequired')),
  controls: z
    .array(z.enum(controlKeys, 'library.controlWrong'))
    .check(z.refine((keys) => new Set(keys).size === keys.length, 'library.controlWrong')),
});

export type CaseAnswer = z.output<typeof caseAnswer>;

/** A walk for a pest as it goes along with a case. */
const caseWalk = z.strictObject({
  id,
  pest: z.enum(pestKeys),
  stage: z.enum(pestStages),
  scoutedOn: z.string(),
  plantsPerSpot: z.int(),
  hits: z.array(z.int()),
  note: z.string(),
});

/** A case as its agronomist sees it: what helps to answer, and nothing that says whose field it is. */
export const passedCase = z.strictObject({
  id,
  kind: z.enum(issueKinds),
  /** What the farmer told; empty where they spoke it: then the manager's question says it. */
  description: z.string(),
  question: z.string(),
  managerName: z.string(),
  crops: z.array(z.string()),
  stateCode: z.nullable(z.string()),
  lga: z.nullable(z.string()),
  photoIds: z.array(id),
  walks: z.array(caseWalk),
  passedAt: z.string(),
  answer: z.string(),
  pest: z.nullable(z.enum(pestKeys)),
  controls: z.array(z.enum(controlKeys)),
  answeredAt: z.nullable(z.string()),
});

export type PassedCase = z.output<typeof passedCase>;

/** What a manager sees of a case they passed on; one taken back waits for nobody. */
export const passing = z.strictObject({
  id,
  agronomistName: z.string(),
  question: z.string(),
  passedAt: z.string(),
  takenBackAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

export type Passing = z.output<typeof passing>;
