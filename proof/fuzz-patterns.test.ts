import { expect, test } from 'vitest';
import { provePatterns } from './fuzz-patterns.ts';

// Here too and not in the proof alone: one that was not linear stood for two days between two proofs.
test(
  'no regular expression of the three rooms takes longer than in proportion to its text',
  { timeout: 300_000 },
  () => {
    const [all, slow] = provePatterns().lines;
    expect(all?.figure).toBeGreaterThan(500);
    expect(slow?.figure).toBe(0);
  },
);
