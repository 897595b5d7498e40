import { describe, expect, test } from 'vitest';
import { claimFaults, claimsPage, readClaims, type Claim } from './claims-page.ts';
import { root } from './kit/machine.ts';

const claims = readClaims(root);

describe('what the house claims of its security', () => {
  test('answers every requirement of levels 1 and 2, 70 and 183 of them', () => {
    expect([1, 2].map((level) => claims.filter((one) => one.level === level).length)).toEqual([70, 183]);
  });

  test('names tests that are there, and says why where it names none', () => {
    expect(claimFaults(root, claims)).toEqual([]);
  });

  test('is found out where it does not', () => {
    const [first] = claims as [Claim, ...Claim[]];
    const spoiled: Claim[] = [
      { ...first, id: 'V0.0.1', verdict: 'tested', tests: ['server/app/none.test.ts › is there'] },
      { ...first, id: 'V0.0.2', verdict: 'tested', tests: ['server/app/boot.test.ts › does what nobody wrote'] },
      { ...first, id: 'V0.0.3', verdict: 'tested', tests: [] },
      { ...first, id: 'V0.0.4', verdict: 'not met', why: '', tests: [] },
      { ...first, id: 'V0.0.4', verdict: 'not met', why: 'too dear', tests: [] },
    ];
    expect(claimFaults(root, spoiled)).toEqual([
      'V0.0.4: stands there twice',
      'V0.0.1: there is no server/app/none.test.ts',
      'V0.0.2: server/app/boot.test.ts has no test "does what nobody wrote"',
      'V0.0.3: names no test',
      'V0.0.4: gives no reason',
    ]);
  });

  test('is a page with the last result beside each test', () => {
    const [first] = claims.filter(({ tests }) => tests.length === 1);
    if (first === undefined) throw new Error('no claim has one test');
    const page = claimsPage([first], new Map([[first.tests[0] ?? '', 'passed']]), 'Today.');
    expect(page).toContain(`| ${first.id} | ${first.level} |`);
    expect(page).toContain('(passed) |');
  });
});
