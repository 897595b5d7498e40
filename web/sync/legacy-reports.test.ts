import { describe, expect, test } from 'vitest';
import { submitReport } from '@shuka/domain/reports';
import { legacyActs } from './legacy.ts';

const owner = '0193a000-0000-7000-8000-000000000001';
const around = { owner, now: Date.UTC(2026, 10, 21) };

const farm = (name: string, change: object = {}) => ({
  name,
  location: 'Kumbotso, Kano',
  size: 'Small (0-2 acres)',
  crop: 'Maize',
  image: 'data:image/png;base64,AAAA',
  ...change,
});

const lines = ['seed', 'labor', 'fertilizer', 'herbicide', 'others'].flatMap((line) => [
  [`${line}Price`, '1500'],
  [`${line}Quantity`, '2'],
]);

const report = (change: object = {}) => ({
  id: Date.UTC(2025, 5, 14),
  farmingCostForm: { ...Object.fromEntries(lines), pesticidePrice: '10', pesticideAmount: '3' },
  inspection: { inspectionType: 'Harvest', inspectionCompleted: false },
  farmReport: {
    reportTitle: 'First rains',
    reportCategory: 'Soil',
    reportZone: '',
    reportDescription: 'The ridges hold.',
    reportDate: '2025-06-14',
    cropType: 'Maize',
    reportLocation: 'Kumbotso, Kano',
  },
  ...change,
});

const acts = (farms: unknown, farmReports: unknown) =>
  legacyActs({ farms: JSON.stringify(farms), farmReports: JSON.stringify(farmReports) }, around);

/** What became of the reports: the name of their farm where they are submitted, else why they wait. */
const outcome = async (farms: unknown, farmReports: unknown) => {
  const all = await acts(farms, farmReports);
  const names = new Map(all.map(({ key, input }) => [key, (input as { name?: string }).name]));
  return all
    .filter(({ endpoint }) => endpoint === submitReport.name)
    .map(({ input, issue }) => issue?.code ?? names.get((input as { farmId?: string }).farmId ?? ''));
};

const two = [farm('North'), farm('South', { location: 'Gwale, Kano' })];
const there = { reportTitle: 'x', reportLocation: 'Nowhere' };

describe('a report of before', () => {
  test.each([
    ['goes to the only farm', [farm('North')], [report()], ['North']],
    ['goes to the farm at the place it tells', two, [report()], ['North']],
    [
      'goes to the farm that lists it',
      [farm('North'), farm('South', { reports: [report().id] })],
      [report()],
      ['South'],
    ],
    ['is found on a farm alone', [farm('North', { reports: [report()] })], [], ['North']],
    [
      'is one where the farm and the common list both have it',
      [farm('North', { reports: [report()] })],
      [report()],
      ['North'],
    ],
    ['waits for a person where no farm is meant', [farm('North'), farm('Twin')], [report()], ['from-before']],
    ['waits where there is no farm', [], [report()], ['from-before']],
    ['waits where a price is missing', [farm('North')], [report({ farmingCostForm: {} })], ['from-before']],
    ['waits where it lacks the rest', [farm('North')], [report({ farmReport: there })], ['from-before']],
    ['goes after its farm where that waits', [farm('North', { location: 'by the river' })], [report()], ['not-found']],
    [
      'waits whole where it is no report at all',
      [farm('North')],
      ['hello', 7, null],
      ['from-before', 'from-before', 'from-before'],
    ],
  ])('%s', async (_what, farms, reports, expected) => expect(await outcome(farms, reports)).toEqual(expected));

  test('that waits keeps everything it said', async () => {
    const odd = { ...report({ farmingCostForm: {} }), note: 'kept too' };
    const [, , waiting] = await acts([farm('North')], [odd]);
    expect(waiting?.input).toMatchObject({ before: odd });
  });

  test('that cannot be read as a list at all is kept as it lies there', async () => {
    const [only] = await legacyActs({ farms: null, farmReports: '{broken' }, around);
    expect(only).toMatchObject({ input: { before: '{broken' }, issue: { code: 'from-before' } });
  });

  test('is one however often it is imported, and is not written into the book', async () => {
    const [once, twice] = [await acts([farm('North')], [report()]), await acts([farm('North')], [report()])];
    expect(once.map(({ key }) => key)).toEqual(twice.map(({ key }) => key));
    expect(once.at(-1)?.input).toMatchObject({ entriesInBook: false, entries: [], keeperId: owner });
    expect(once.map(({ endpoint }) => endpoint)).toEqual(['farms.register', 'farms.addPhoto', 'reports.submit']);
  });
});
