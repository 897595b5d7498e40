import { expect, test } from 'vitest';
import { isFactorDemandedOf, mustKeepFactor } from './factor-rules.ts';

test('staff keep their second factor always, those with money here from the day it is demanded, others never', () => {
  const keeps = (today: string) =>
    (['admin', 'investor', 'agro-processor', 'farmer', 'extension-manager'] as const).filter((role) =>
      mustKeepFactor([role], '2026-09-01', today),
    );
  expect(keeps('2026-08-31')).toEqual(['admin']);
  expect(keeps('2026-09-01')).toEqual(['admin', 'investor', 'agro-processor']);
});

test('one role that asks for a second factor is enough, among others that do not', () => {
  expect(mustKeepFactor(['farmer', 'admin'], '2026-09-01', '2026-01-01')).toBe(true);
  expect(isFactorDemandedOf(['farmer', 'investor'])).toBe(true);
  expect(isFactorDemandedOf(['farmer', 'admin'])).toBe(false);
  expect(isFactorDemandedOf([])).toBe(false);
});
