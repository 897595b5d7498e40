import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** What a problem on a farm is about. */
export const issueKinds = ['pests', 'disease', 'water', 'soil', 'inputs', 'theft', 'market', 'other'] as const;

export type IssueKind = (typeof issueKinds)[number];

/** Pictures of one problem: more would cost a farmer's data and show no more. */
const mostIssuePhotos = 3;

/** A problem as it is told. It needs words, or a voice that says them. */
export const issueDraft = z
  .strictObject({
    id,
    keeperId: id,
    farmId: z.nullable(id),
    kind: z.enum(issueKinds, 'extension.kindRequired'),
    description: optionalText(1000),
    photoIds: z.array(id).check(z.maxLength(mostIssuePhotos, 'extension.tooManyPhotos')),
    voiceId: z.nullable(id),
  })
  .check(
    z.refine(({ description, voiceId }) => description !== '' || voiceId !== null, {
      error: 'extension.descriptionRequired',
      path: ['description'],
    }),
  );

export type IssueDraft = z.output<typeof issueDraft>;

export const issueAnswer = z.strictObject({
  issueId: id,
  answer: requiredText('extension.answerRequired', 1000),
  isSolved: z.boolean(),
});

export type IssueAnswer = z.output<typeof issueAnswer>;

export const issue = z.strictObject({
  id,
  keeperId: id,
  farmId: z.nullable(id),
  kind: z.enum(issueKinds),
  description: z.string(),
  photoIds: z.array(id),
  voiceId: z.nullable(id),
  state: z.enum(['open', 'closed']),
  answer: z.string(),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
});

export type Issue = z.output<typeof issue>;

export const issueRows = rowType<Issue>('issue', issue);
