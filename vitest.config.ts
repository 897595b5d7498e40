import { defineConfig } from 'vitest/config';

/** The server's tests share their modules, which take longer to load than to test; they replace none of them. */
const server = {
  name: 'server',
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/world/test-template.ts'],
  isolate: false,
};

const others = { name: 'others', include: ['{domain,web,tools}/**/*.test.{ts,tsx}'] };

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [server, others].map((test) => ({ extends: true as const, test })),
  },
});
