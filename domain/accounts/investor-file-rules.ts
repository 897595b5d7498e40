import * as z from 'zod/mini';
import { refusedField, type FieldError } from '#kit/problem.ts';
import {
  investorTexts,
  riskAnswers,
  riskBands,
  riskQuestions,
  type InvestorFileDetails,
  type InvestorText,
  type RiskAnswer,
  type RiskBand,
  type RiskQuestion,
} from './investor-file-model.ts';
import riskData from './risk-test.json' with { type: 'json' };

const points = z.array(z.int()).check(z.length(riskAnswers.length));

/** The risk test as it stands: data with a version, a date and a source. */
export const riskTest = z
  .strictObject({
    version: z.int(),
    date: z.string(),
    source: z.string(),
    points: z.strictObject({ loseAll: points, late: points, share: points, badYear: points, before: points }),
    bands: z.array(z.strictObject({ band: z.enum(riskBands), from: z.int() })),
  })
  .parse(riskData);

export type RiskAnswers = Readonly<Record<RiskQuestion, RiskAnswer>>;

/** Whoever could not bear to lose all they put in. They are told plainly that it can happen. */
const cannotLoseAll = ({ loseAll }: Pick<RiskAnswers, 'loseAll'>): boolean => loseAll !== 'high';

/**
 * The points of the answers, and what they make of an investor. One who cannot bear to lose all is cautious, whatever the
 * other answers say.
 */
export const riskOf = (answers: RiskAnswers): { score: number; band: RiskBand } => {
  const score = riskQuestions
    .map((question) => riskTest.points[question][riskAnswers.indexOf(answers[question])] ?? 0)
    .reduce((sum, one) => sum + one, 0);
  const reached = riskTest.bands.toSorted((one, other) => other.from - one.from).find(({ from }) => score >= from);
  return { score, band: cannotLoseAll(answers) ? 'cautious' : (reached?.band ?? 'cautious') };
};

const oldTexts = (consents: InvestorFileDetails['consents']): FieldError[] =>
  (Object.keys(investorTexts) as InvestorText[]) // its own keys
    .filter((text) => consents[text] !== investorTexts[text])
    .map((text) => ({ field: `consents.${text}`, says: 'investor.agreeRequired' }));

/** What is wrong with a file that each field alone does not tell: the first of it is said beside its field. */
export const fileFaults = (said: InvestorFileDetails): FieldError[] => [
  ...(said.type === 'retail' && said.yearlyIncomeKobo === null
    ? [{ field: 'yearlyIncomeKobo', says: 'investor.incomeRequired' }]
    : []),
  ...(cannotLoseAll(said.riskAnswers) && !said.isLossUnderstood
    ? [{ field: 'isLossUnderstood', says: 'investor.lossRequired' }]
    : []),
  ...oldTexts(said.consents),
];

/** @throws Problem `invalid` beside the first field that is wrong with the others. */
export const checkFile = (said: InvestorFileDetails): void => {
  const [fault] = fileFaults(said);
  if (fault !== undefined) throw refusedField(fault.field, fault.says);
};
