/**
 * `npm run proof:load`: a working day among a million farmers and ten million records, what is asked most, an hour's
 * memory, two processes; each part on a database of its own. PROOF_ONLY=hot measures one part anew.
 */
import { openDatabase } from '@shuka/bench/postgres.ts';
import { balancerTests } from './balancer-tests.ts';
import { proveJourneys } from './kit/run-journeys.ts';
import { lookAt, type Look } from './kit/look.ts';
import { runTests } from './kit/run-tests.ts';
import { writeSection, type Line, type Proved } from './kit/section.ts';

const unmeasured: Line = { what: 'two processes: run', figure: 'no PostgreSQL', goal: 'yes', met: false };

/** Work that wants a PostgreSQL which several processes share: the given one, or one of its own. */
const onPostgres = async (work: (url: string) => Proved): Promise<Proved> => {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const own = given === '' ? await openDatabase() : null;
  const url = own?.url ?? given;
  if (url === '') return { lines: [unmeasured], notes: [] };
  try {
    return work(url);
  } finally {
    await own?.close();
  }
};

/** The tests with two servers to a house, which the embedded database cannot have. */
const testsInTwo = (url: string): Proved => ({
  lines: balancerTests.map(({ what, files }) => {
    const { passed, failed } = runTests(files, { TEST_DATABASE_URL: url, TEST_PROCESSES: '2' });
    return {
      what: `tests in two processes: ${what}`,
      figure: `${passed} passed, ${failed} failed`,
      goal: '0 failed',
      met: failed === 0 && passed > 0,
    };
  }),
  notes: [],
});

const journeysInTwo = (url: string): Proved =>
  proveJourneys('journeys in a browser in two processes', [], { TEST_DATABASE_URL: url, E2E_PROCESSES: '2' });

const looks: readonly Look[] = [
  { part: 'mixed', of: 'all of it at once' },
  { part: 'hot', of: 'what is asked most' },
  { part: 'memory', of: 'an hour' },
  { part: 'balancer', of: 'two processes behind a balancer' },
  { part: 'in two', run: () => onPostgres(testsInTwo) },
  { part: 'journeys', run: () => onPostgres(journeysInTwo) },
];

const only = process.env['PROOF_ONLY'] ?? '';

const explained: readonly string[] = [
  'What one kind of work costs alone is measured by `npm run bench`: [capacity](capacity.md).',
  'At the pace of the mixed load one process is hardly ever idle and answers in one go what came meanwhile; half as busy it is woken for each, alone as well as beside another ([why](decisions/0102-what-is-asked-together-goes-out-together.md)). So two processes are also measured against one at the pace of each.',
];

const { lines, notes } = await lookAt('load', looks, only);

writeSection(
  'load',
  'Load: a million farmers',
  lines,
  [...explained, ...notes],
  'PostgreSQL of its own for each part',
);
