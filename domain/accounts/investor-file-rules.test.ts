import { describe, expect, test } from 'vitest';
import type { InvestorFileDetails, RiskAnswer } from './investor-file-model.ts';
import { fileFaults, riskOf, type RiskAnswers } from './investor-file-rules.ts';

const answers = (one: RiskAnswer, change: Partial<RiskAnswers> = {}): RiskAnswers => ({
  loseAll: one,
  late: one,
  share: one,
  badYear: one,
  before: one,
  ...change,
});

const file = (change: Partial<InvestorFileDetails> = {}): InvestorFileDetails => ({
  type: 'retail',
  yearlyIncomeKobo: 60_000_000,
  riskAnswers: answers('high'),
  isLossUnderstood: false,
  consents: { risk: 1, data: 1, noPromise: 1 },
  ...change,
});

describe('the risk test', () => {
  test.each([
    ['low', {}, 0, 'cautious'],
    ['middle', { loseAll: 'high' }, 6, 'balanced'],
    ['high', {}, 10, 'bold'],
    ['high', { late: 'middle', share: 'middle' }, 8, 'bold'],
    ['high', { late: 'middle', share: 'middle', before: 'middle' }, 7, 'balanced'],
    ['low', { loseAll: 'high', late: 'high' }, 4, 'balanced'],
    ['low', { loseAll: 'high', late: 'middle' }, 3, 'cautious'],
  ] as const)('%s with %j makes %i points: %s', (one, change, score, band) => {
    expect(riskOf(answers(one, change))).toEqual({ score, band });
  });

  test('whoever cannot lose it all is cautious, however bold the rest', () => {
    expect(riskOf(answers('high', { loseAll: 'middle' }))).toEqual({ score: 9, band: 'cautious' });
    expect(riskOf(answers('high', { loseAll: 'low' })).band).toBe('cautious');
  });
});

describe('an investor’s file', () => {
  test('has nothing wrong with it when all is said', () => {
    expect(fileFaults(file())).toEqual([]);
  });

  test('wants the income of a retail investor, and of no other', () => {
    expect(fileFaults(file({ yearlyIncomeKobo: null }))).toEqual([
      { field: 'yearlyIncomeKobo', says: 'investor.incomeRequired' },
    ]);
    for (const type of ['high-net-worth', 'institution'] as const)
      expect(fileFaults(file({ type, yearlyIncomeKobo: null }))).toEqual([]);
  });

  test.each(['low', 'middle'] as const)('wants a tick of whoever cannot lose it all (%s)', (loseAll) => {
    const said = file({ riskAnswers: answers('high', { loseAll }) });
    expect(fileFaults(said)).toEqual([{ field: 'isLossUnderstood', says: 'investor.lossRequired' }]);
    expect(fileFaults({ ...said, isLossUnderstood: true })).toEqual([]);
  });

  test('takes no consent to a text that is not today’s', () => {
    expect(fileFaults(file({ consents: { risk: 1, data: 2, noPromise: 1 } }))).toEqual([
      { field: 'consents.data', says: 'investor.agreeRequired' },
    ]);
  });
});
