import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { personRow } from './people-model.ts';

/** Who lends or buys: the law limits only the first, to a part of their yearly income. */
export const investorTypes = ['retail', 'high-net-worth', 'institution'] as const;

export type InvestorType = (typeof investorTypes)[number];

/** The questions of the risk test. Their points and bands stand in `risk-test.json`, their texts in the catalogues. */
export const riskQuestions = ['loseAll', 'late', 'share', 'badYear', 'before'] as const;

export type RiskQuestion = (typeof riskQuestions)[number];

/** The three answers of each question, from the one that speaks against taking risk to the one that speaks for it. */
export const riskAnswers = ['low', 'middle', 'high'] as const;

export type RiskAnswer = (typeof riskAnswers)[number];

export const riskBands = ['cautious', 'balanced', 'bold'] as const;

export type RiskBand = (typeof riskBands)[number];

/** The texts an investor agrees to, with the version of each; whoever changes what one says raises its version here. */
export const investorTexts = { risk: 1, data: 1, noPromise: 1 } as const;

export type InvestorText = keyof typeof investorTexts;

const answer = z.enum(riskAnswers, 'investor.answerRequired');

const agreed = z.int('investor.agreeRequired').check(z.gte(1, 'investor.agreeRequired'));

/** Ten trillion naira: more is a slip of the finger. */
const mostIncomeKobo = 1_000_000_000_000_000;

const investorFileDetails = z.strictObject({
  type: z.enum(investorTypes, 'investor.typeRequired'),
  /** Of the last twelve months; retail investors must say it. */
  yearlyIncomeKobo: z.nullable(
    z
      .int('investor.incomeWrong')
      .check(z.gte(100, 'investor.incomeWrong'), z.lte(mostIncomeKobo, 'investor.incomeWrong')),
  ),
  riskAnswers: z.strictObject({ loseAll: answer, late: answer, share: answer, badYear: answer, before: answer }),
  /** Ticked by whoever could not bear to lose all: they were told plainly that it can happen. */
  isLossUnderstood: z.boolean(),
  /** The version of each text that was read and agreed to. */
  consents: z.strictObject({ risk: agreed, data: agreed, noPromise: agreed }),
});

export type InvestorFileDetails = z.output<typeof investorFileDetails>;

/** What an investor said of themselves, complete. `version` counts from 1; the newest holds. */
export const investorFile = z.strictObject({
  ...investorFileDetails.shape,
  version: z.int(),
  riskVersion: z.int(),
  riskScore: z.int(),
  riskBand: z.enum(riskBands),
  saidAt: z.string(),
});

export type InvestorFile = z.output<typeof investorFile>;

/** All an admin sees of an investor: who they are, and every version of their file, the newest first. */
export const investorHistory = z.strictObject({ person: personRow, files: z.array(investorFile) });

export type InvestorHistory = z.output<typeof investorHistory>;

export const investorFileDraft = z.strictObject({ id, ...investorFileDetails.shape });
