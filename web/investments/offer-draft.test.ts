import { describe, expect, test } from 'vitest';
import {
  beginOffer,
  draftOf,
  unfinishedOf,
  withMilestone,
  withoutMilestone,
  type UnfinishedOffer,
} from './offer-draft.ts';
import { refusalsOfOffer } from './offer-refusals.ts';
import { firstFields } from './first-terms.ts';
import { parsePercent } from './parse-percent.ts';

const today = '2026-11-22';
const farm = { id: '0193a000-0001-7000-8000-000000000001', keeperId: '0193a000-0000-7000-8000-000000000001' };

const typed: Record<string, string> = {
  title: 'Maize on two acres',
  story: 'Maize for the mill in Bichi.',
  crop: 'Maize',
  'budget.seed': '₦120,000',
  'budget.labour': '80000',
  'budget.others': '0',
  leastKobo: '150,000',
  'milestones.0.name': 'Land is ready',
  'milestones.0.amountKobo': '120000',
  'milestones.0.dueOn': '2027-01-10',
  'milestones.0.stage': 'pre-planting',
  'milestones.1.name': 'Weeded twice',
  'milestones.1.amountKobo': '80,000',
  'milestones.1.dueOn': '2027-03-10',
  'milestones.1.stage': '',
  durationMonths: '6',
  roi: '12.5',
  risk: 'medium',
  riskWords: 'Too little rain.',
  insurance: 'none',
  insuranceWords: '',
  payOrder: 'investors-first',
  closesOn: '2026-12-20',
  startsOn: '2027-01-01',
};

const offer = (change: Record<string, string> = {}): UnfinishedOffer => ({
  ...beginOffer({ ...typed, ...change }),
  milestones: 2,
});

const refused = (change: Record<string, string>): Record<string, string> =>
  refusalsOfOffer(draftOf(offer(change), farm), today);

describe('an offer as a farmer types it', () => {
  test('asks for what the season costs, line by line', () => {
    const { terms } = draftOf(offer(), farm);
    expect(terms.goalKobo).toBe(20_000_000);
    expect(terms.budget).toEqual([
      { line: 'seed', amountKobo: 12_000_000 },
      { line: 'labour', amountKobo: 8_000_000 },
    ]);
    expect(terms.roiBasisPoints).toBe(1250);
    expect(terms.milestones.map(({ stage }) => stage)).toEqual(['pre-planting', null]);
    expect(refused({})).toEqual({});
  });

  test('comes back into the form as it was said', () => {
    const { terms } = draftOf(offer(), farm);
    const again = unfinishedOf('0193a000-0009-7000-8000-000000000001', null, terms);
    expect(draftOf(again, farm).terms).toEqual(terms);
  });

  test('loses a milestone without mixing up those after it', () => {
    const three = withMilestone(offer());
    const two = withoutMilestone({ ...three, fields: { ...three.fields, 'milestones.2.name': 'Sold' } }, 0);
    expect(two.milestones).toBe(2);
    expect(draftOf(two, farm).terms.milestones.map(({ name }) => name)).toEqual(['Weeded twice', 'Sold']);
  });
});

describe('each thing that is wrong stands at its own field', () => {
  test.each([
    [{ title: ' ' }, 'title', 'investments.titleRequired'],
    [{ 'budget.seed': '12,34' }, 'budget.seed', 'investments.budgetAmountRequired'],
    [{ 'budget.seed': '', 'budget.labour': '' }, 'budget', 'investments.goalRequired'],
    [{ leastKobo: '200,001' }, 'leastKobo', 'investments.leastAboveGoal'],
    [{ 'milestones.1.amountKobo': '79,999' }, 'milestones', 'investments.milestonesSum'],
    [{ 'milestones.1.dueOn': '2027-01-09' }, 'milestones', 'investments.milestonesOrder'],
    [{ durationMonths: 'six' }, 'durationMonths', 'investments.durationRequired'],
    [{ roi: 'a lot' }, 'roi', 'investments.roiRequired'],
    [{ insurance: 'area-yield' }, 'insuranceWords', 'investments.insuranceWordsRequired'],
    [{ payOrder: '' }, 'payOrder', 'investments.payOrderRequired'],
    [{ closesOn: today }, 'closesOn', 'investments.closesOnPast'],
    [{ startsOn: '2026-12-19' }, 'startsOn', 'investments.startsBeforeClosing'],
  ])('%j', (change, field, says) => {
    expect(refused(change)[field]).toBe(says);
  });

  test('and a wrong day does not hide that the milestones do not add up', () => {
    expect(refused({ closesOn: '2020-01-01', 'milestones.0.amountKobo': '1' })).toEqual({
      closesOn: 'investments.closesOnPast',
      milestones: 'investments.milestonesSum',
    });
  });
});

test('what is typed as a percentage is read on its digits', () => {
  expect(['15', ' 12.5 %', '0', '100'].map(parsePercent)).toEqual([1500, 1250, 0, 10_000]);
  expect(['', '1.234', '-5', 'ten', '1e2'].map(parsePercent)).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});

test('a farm of which nothing was reported begins with its crop alone', () => {
  expect(firstFields({ crop: 'Cassava' }, [], [])).toEqual({ crop: 'Cassava', seasonId: '' });
});
