import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const areas = JSON.parse(readFileSync(`${root}/tools/mutated.json`, 'utf8')) as Record<string, string[]>;

const testOf = (file: string): string => file.replace(/\.ts$/, '.test.ts');

/** The tests that kill mutants: those of the rules alone, which need no database. */
export default defineConfig({
  resolve: {
    // node_modules leads out of the copy that is changed, to the house as it stands: a change there nobody would notice.
    alias: [
      { find: /^@shuka\/(domain|server)\/(.+\.\w+)$/, replacement: `${root}/$1/$2` },
      { find: /^@shuka\/domain\/([^/.]+)$/, replacement: `${root}/domain/$1/index.ts` },
    ],
  },
  test: {
    include: [...Object.values(areas).flat().map(testOf), 'server/kit/authorize-objects.test.ts'],
    setupFiles: ['tools/mutants-seed.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
