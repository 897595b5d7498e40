import { describe, expect, test } from 'vitest';
import { oddAmounts } from './asks.ts';
import { saveBusiness } from './contract.ts';
import { details, keeperId } from './some-business.ts';

const says = (change: Record<string, unknown>): string[] => {
  const parsed = saveBusiness.input.safeParse({ keeperId, was: {}, becomes: { ...details, ...change } });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('the fields of an agri-business', () => {
  test.each([
    ['name', '', 'business.nameRequired'],
    ['name', '   ', 'business.nameRequired'],
    ['stateCode', '', 'business.stateRequired'],
    ['farmSize', '', 'business.sizeRequired'],
    ['farmSize', 'huge', 'business.sizeRequired'],
    ['owner', '', 'business.ownerRequired'],
    ['email', 'amina', 'business.emailRequired'],
    ['phone', '', 'business.phoneRequired'],
    ['phone', '12', 'accounts.phoneInvalid'],
    ['description', '', 'business.descriptionRequired'],
    ['yearlyTonnes', 0, 'business.atLeastOne'],
    ['yearlyTonnes', 0.9, 'business.atLeastOne'],
    ['yearlyTonnes', -4, 'business.atLeastOne'],
    ['employees', 0, 'business.wholeAtLeastOne'],
    ['employees', 1.5, 'business.wholeAtLeastOne'],
    ['productCount', 0, 'business.wholeAtLeastOne'],
    ['cacNumber', 'no number', 'business.cacWrong'],
    ['cacDate', '2026-02-30', 'business.cacDateWrong'],
    ['website', 'not a site', 'business.websiteWrong'],
    ['website', 'javascript:alert(1)', 'business.websiteWrong'],
  ])('%s may not be %j', (field, value, message) => {
    expect(says({ [field]: value })[0]).toBe(`becomes.${field}: ${message}`);
  });

  test.each([
    ['address', ''],
    ['cacNumber', ''],
    ['cacDate', null],
    ['type', ''],
    ['yearlyTonnes', 1],
    ['yearlyTonnes', 2.5],
    ['yearlyTonnes', 1_000_000_000],
    ['employees', null],
    ['productCount', 1],
    ['website', 'aminagrains.ng'],
    ['website', 'https://aminagrains.com.ng/maize?bag=50'],
  ])('%s may be %j', (field, value) => {
    expect(says({ [field]: value })).toEqual([]);
  });

  test('half a place, or a number without its class, is not sent', () => {
    const parsed = saveBusiness.input.safeParse({ keeperId, was: {}, becomes: { lga: 'Bichi' } });
    expect(parsed.success).toBe(false);
    expect(saveBusiness.input.safeParse({ keeperId, was: {}, becomes: { cacNumber: '1' } }).success).toBe(false);
  });

  test('amounts no farm business has are asked back, and taken', () => {
    expect(oddAmounts({ yearlyTonnes: 100_000, employees: 5000, productCount: 500 })).toEqual([]);
    expect(oddAmounts({ yearlyTonnes: 1_000_000, employees: 5001, productCount: 501 })).toEqual([
      'yearlyTonnes',
      'employees',
      'productCount',
    ]);
    expect(says({ yearlyTonnes: 1_000_000 })).toEqual([]);
  });
});
