import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import data from './certificate-kinds.json' with { type: 'json' };

/** Kinds of certificates; data. */
export const certificateKinds: readonly string[] = data.kinds;

/** How many days before its end the owner of a certificate is told; the longest first. */
export const remindDaysBefore: readonly number[] = data.remindDaysBefore;

const kind = z
  .string('comply.kindRequired')
  .check(z.refine<string>((one) => certificateKinds.includes(one), 'comply.kindRequired'));

const spoken = {
  kind,
  number: requiredText('comply.numberRequired', 80),
  /** Who certifies. */
  body: requiredText('comply.bodyRequired', 120),
  /** What it covers: crops, plants, products. */
  scope: requiredText('comply.scopeRequired', 500),
  validFrom: day('comply.dayRequired'),
  validUntil: day('comply.dayRequired'),
};

export const certificateDraft = z.strictObject({ id, companyId: id, ...spoken }).check(
  z.refine(({ validFrom, validUntil }) => validUntil >= validFrom, {
    error: 'comply.untilBeforeFrom',
    path: ['validUntil'],
  }),
);

export type CertificateDraft = z.output<typeof certificateDraft>;

/** Whether a certificate holds on a day: `early` before its first day, `over` after its last, `ended` when the company took it back. */
export const certificateStates = ['holds', 'early', 'over', 'ended'] as const;

type CertificateState = (typeof certificateStates)[number];

export const certificate = z.strictObject({
  id,
  companyId: id,
  companyName: z.string(),
  kind: z.string(),
  number: z.string(),
  body: z.string(),
  scope: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  state: z.enum(certificateStates),
  /** Whole days until its last day; below 0 for one that is over. */
  daysLeft: z.int(),
  hasPhoto: z.boolean(),
  endReason: z.string(),
});

export type Certificate = z.output<typeof certificate>;

type Term = { readonly validFrom: string; readonly validUntil: string; readonly isEnded: boolean };

/** How a certificate stands on a day. */
export const certificateState = ({ validFrom, validUntil, isEnded }: Term, today: string): CertificateState =>
  isEnded ? 'ended' : today < validFrom ? 'early' : today > validUntil ? 'over' : 'holds';

/** How heavy a finding is, as certifiers tell them apart. */
export const findingWeights = ['minor', 'major', 'critical'] as const;

const finding = z.strictObject({
  says: requiredText('comply.findingRequired', 500),
  weight: z.enum(findingWeights, 'comply.weightRequired'),
  dueOn: z.nullable(day('comply.dayRequired')),
});

export const visitDraft = z.strictObject({
  id,
  companyId: id,
  certificateId: id,
  inspectedOn: day('comply.dayRequired'),
  inspector: requiredText('comply.inspectorRequired', 120),
  findings: z.array(finding).check(z.maxLength(data.mostFindings, 'comply.findingsTooMany')),
});

/** A visit of an inspector of the body, with what was found and how each of it was closed; null while it is open. */
export const auditVisit = z.strictObject({
  id,
  inspectedOn: z.string(),
  inspector: z.string(),
  findings: z.array(
    z.strictObject({
      says: z.string(),
      weight: z.enum(findingWeights),
      dueOn: z.nullable(z.string()),
      closed: z.nullable(z.strictObject({ says: z.string(), at: z.string() })),
    }),
  ),
});

export type AuditVisit = z.output<typeof auditVisit>;

export const endReason = requiredText('comply.reasonRequired', 500);

export const closingWords = requiredText('comply.closingRequired', 500);
