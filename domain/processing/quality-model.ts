import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** What is measured: moisture in percent of the weight, aflatoxins in micrograms a kilogram. */
export const testKinds = ['moisture', 'aflatoxin-b1', 'aflatoxin-total'] as const;

export type TestKind = (typeof testKinds)[number];

export const testSubjects = ['input', 'output'] as const;

/** Whose limit it is. */
export const authorities = ['nigeria', 'codex', 'eu'] as const;

const qualityLimit = z.strictObject({
  authority: z.enum(authorities),
  most: z.number(),
  /** Whether what is above it may not be sold here. */
  decides: z.boolean(),
  source: z.string(),
});

export type QualityLimit = z.output<typeof qualityLimit>;

/** What the limits say of a value: good, too high, or that none is known here. */
export const verdicts = ['within', 'above', 'no-limit'] as const;

export type Verdict = (typeof verdicts)[number];

export const testDetails = z.strictObject({
  id,
  kind: z.enum(testKinds, 'processing.testKindRequired'),
  subject: z.enum(testSubjects, 'processing.subjectRequired'),
  value: z
    .number('processing.valueRequired')
    .check(z.gte(0, 'processing.valueRequired'), z.lte(1e6, 'processing.valueTooHigh')),
  testedOn: day('processing.testedRequired'),
  testedBy: requiredText('processing.testedByRequired', 120),
});

export type TestDetails = z.output<typeof testDetails>;

export const qualityTest = z.strictObject({
  ...testDetails.shape,
  verdict: z.enum(verdicts),
  limits: z.array(qualityLimit),
  at: z.string(),
});

export type QualityTest = z.output<typeof qualityTest>;
