import {
  fileFaults,
  investorTexts,
  type InvestorFileDetails,
  type InvestorType,
  type RiskAnswer,
} from '@shuka/domain/accounts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';

type Fields = Readonly<Record<string, string>>;

/** Nothing where nothing was typed; what is no amount comes out as NaN, which the contract refuses beside the field. */
const incomeIn = (typed = ''): number | null => (typed.trim() === '' ? null : (parseNaira(typed) ?? Number.NaN));

const answerIn = (fields: Fields, question: string): RiskAnswer =>
  (fields[`riskAnswers.${question}`] ?? '') as RiskAnswer; // refused beside the field when it is none

/** An investor's file as the fields say it. */
export const fileOfFields = (fields: Fields): InvestorFileDetails => {
  const agreed = (text: keyof typeof investorTexts): number =>
    fields[`consents.${text}`] === 'yes' ? investorTexts[text] : 0;
  return {
    type: (fields['type'] ?? '') as InvestorType, // refused likewise
    yearlyIncomeKobo: incomeIn(fields['yearlyIncomeKobo']),
    riskAnswers: {
      loseAll: answerIn(fields, 'loseAll'),
      late: answerIn(fields, 'late'),
      share: answerIn(fields, 'share'),
      badYear: answerIn(fields, 'badYear'),
      before: answerIn(fields, 'before'),
    },
    isLossUnderstood: fields['isLossUnderstood'] === 'yes',
    consents: { risk: agreed('risk'), data: agreed('data'), noPromise: agreed('noPromise') },
  };
};

/** What the rules refuse, by field; the tick is wanted once the question it belongs to was answered. */
export const fileRefusals = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fileFaults(fileOfFields(fields))
      .filter(({ field }) => field !== 'isLossUnderstood' || fields['riskAnswers.loseAll'] !== undefined)
      .map(({ field, says }) => [field, says]),
  );
