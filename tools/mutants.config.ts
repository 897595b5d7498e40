import { defineConfig } from 'vitest/config';

/** The tests that kill mutants: those of the rules alone, which need no database. */
export default defineConfig({
  test: { include: ['domain/{finance,sync,kit}/**/*.test.ts'], pool: 'forks', testTimeout: 60_000 },
});
