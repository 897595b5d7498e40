import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take minutes: begun last, each would run on while every other worker has nothing left to do. */
const long = ['server/app/authorization.test.ts', 'server/app/fuzz.test.ts', 'soak/', 'web/sync/broken-line.test.ts'];

/** Files in the order that was usual, but for the long ones, which come first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((part) => moduleId.includes(`/${part}`));
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}

/**
 * Where PostgreSQL is asked everything in the same run, the embedded database is asked what touches it most: the machinery
 * and what sync does with rows (decision 0019).
 */
const ofServer =
  process.env['ASKED_ONCE'] === 'elsewhere'
    ? ['server/kit/**/*.test.ts', 'server/sync/{push,pull,cursor,live}*.test.ts']
    : ['server/**/*.test.ts'];

/** Of the proofs, what opens a whole house. */
const doors = 'proof/file-doors.test.ts';

/**
 * The server's tests, and phones with the app's own engine against the whole server, some of them on lines that break. They
 * share their modules, which take longer to load than to test; they replace none of them.
 */
const server = {
  name: 'server',
  include: [...ofServer, 'soak/**/*.test.ts', doors],
  globalSetup: ['server/world/test-template.ts'],
  isolate: false,
  // As for the journeys: a busy machine gets a second try, and the log says "(retry x1)" beside what needed it.
  retry: process.env['CI'] === undefined ? 0 : 1,
};

/** As the server's: loading takes longer than testing, and none leaves anything behind. */
const others = {
  name: 'others',
  include: ['{domain,web,tools,proof}/**/*.test.{ts,tsx}'],
  exclude: [doors],
  isolate: false,
};

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    // Each loads the whole house first: more than the cores of a small machine cost more than they bring.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // What was made of a file in one run is there in the next, which asks another database the same.
    experimental: { fsModuleCache: true },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [server, others].map((test) => ({ extends: true as const, test })),
  },
});
