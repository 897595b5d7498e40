import { defineConfig } from 'vitest/config';

/** The tests that kill mutants: those of the rules alone, which need no database. */
export default defineConfig({
  test: {
    include: [
      'domain/{finance,sync}/**/*.test.ts',
      'domain/kit/{act-version,fresh-factor,revise}.test.ts',
      'server/kit/authorize{,-objects}.test.ts',
      'server/sync/ranges.test.ts',
    ],
    pool: 'forks',
    testTimeout: 60_000,
  },
});
