import { expect, test } from 'vitest';
import { fileOfFields, fileRefusals } from './investor-draft.ts';

const typed = {
  type: 'retail',
  yearlyIncomeKobo: '₦1,200,000',
  'riskAnswers.loseAll': 'high',
  'riskAnswers.late': 'low',
  'riskAnswers.share': 'low',
  'riskAnswers.badYear': 'low',
  'riskAnswers.before': 'low',
  'consents.risk': 'yes',
  'consents.data': 'yes',
  'consents.noPromise': 'yes',
};

test('what an investor typed makes their file', () => {
  expect(fileOfFields(typed)).toMatchObject({
    yearlyIncomeKobo: 120_000_000,
    consents: { risk: 1 },
    isLossUnderstood: false,
  });
  expect(fileRefusals(typed)).toEqual({});
});

test.each([
  ['1,2', Number.NaN],
  ['', null],
  ['5000', 500_000],
])('an income typed as "%s" is %s kobo', (text, kobo) => {
  expect(fileOfFields({ ...typed, yearlyIncomeKobo: text }).yearlyIncomeKobo).toBe(kobo);
});

test('whoever cannot lose it all must tick that it can happen; nobody is asked before they answered', () => {
  expect(fileRefusals({ ...typed, 'riskAnswers.loseAll': 'low' })).toEqual({
    isLossUnderstood: 'investor.lossRequired',
  });
  const { 'riskAnswers.loseAll': _, ...unanswered } = typed;
  expect(fileRefusals(unanswered)).toEqual({});
});

test('a text without a tick, and no income of a retail investor, are refused', () => {
  const { 'consents.data': _, ...rest } = typed;
  expect(fileRefusals({ ...rest, yearlyIncomeKobo: '' })).toEqual({
    yearlyIncomeKobo: 'investor.incomeRequired',
    'consents.data': 'investor.agreeRequired',
  });
});
