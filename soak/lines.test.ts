import { afterAll, describe, expect, test } from 'vitest';
import { comeBack, playWithClocks } from './away.ts';
import { cutEverywhere } from './cuts.ts';
import { noFindings } from './findings.ts';
import { openTestHouse } from './test-house.ts';

const house = await openTestHouse();
afterAll(house.close);

describe('a phone', () => {
  test('whose pushes and pulls break off at every 61st byte, up or down, is as if none had', async () => {
    const { findings, cuts } = await cutEverywhere(house, 61);
    expect(findings).toEqual(noFindings());
    expect(cuts).toBeGreaterThan(30);
  });

  test('with clocks 400 days behind and ahead comes to the same end as with right ones', async () => {
    const right = await playWithClocks(house, [0, 0]);
    const wrong = await playWithClocks(house, [-400, 400]);
    expect(wrong).toEqual(right);
    expect(right.findings).toEqual(noFindings());
    expect(right.shown[0]?.farms).toEqual([{ name: 'River', crop: 'Millet', revision: 4 }]);
    expect(right.shown[0]?.clashes).toHaveLength(1);
  });

  test('that was away for 30 days with 1,000 acts keeps them while signed out, and sends each once after', async () => {
    const monthLater = async (): Promise<void> => house.open.clock.move({ hours: 720 });
    const { findings, outcomes, phaseBefore, waitingBefore, waitingAfter } = await comeBack(house, monthLater, 1000);
    expect([phaseBefore, waitingBefore, waitingAfter]).toEqual(['signed-out', 1000, 0]);
    expect(findings).toEqual(noFindings());
    expect(outcomes).toBe(1000);
  });
});
