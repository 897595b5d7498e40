import {
  distanceKm,
  joinOrigins,
  joinSteps,
  placesOf,
  stepKindOf,
  storyLimits,
  type OneStep,
  type Story,
} from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { findStoryTests } from '#processing';
import { findCompanies } from '#relations';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { certificatesOf } from './certificate-store.ts';
import { findGrown, placeOf } from './story-origins.ts';
import { shareOf } from './story-share.ts';
import type { StoryStart } from './story-start.ts';
import {
  findBehind,
  findStoryEvents,
  findStoryRecall,
  type Behind,
  type StoryEvent,
  type StoryRoots,
} from './story-store.ts';

type Companies = ReadonlyMap<string, { readonly name: string; readonly place: string }>;

const companyIn = (publicUrl: string, location: string | null): string | null => {
  const head = `${publicUrl}/company/`;
  return location?.startsWith(head) === true ? location.slice(head.length, head.length + 36) : null;
};

const companiesOf = async (db: Db, ids: readonly (string | null)[]): Promise<Companies> => {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))].filter((id) => /^[0-9a-f-]{36}$/.test(id));
  const found = wanted.length === 0 ? [] : await findCompanies(db, wanted);
  return new Map(found.map((one) => [one.companyId, { name: one.name, place: placeOf(one) }]));
};

/** What happened, step by step. Only the goods themselves are told to be sold: what became of the rest is not theirs. */
const stepsOf = (
  publicUrl: string,
  events: readonly StoryEvent[],
  things: ReadonlyMap<number, Behind>,
  isStart: (number: number) => boolean,
  companies: Companies,
): OneStep[] =>
  events.flatMap(({ type, bizStep, at, bizLocation, numbers }) => {
    const companyId = companyIn(publicUrl, bizLocation);
    const kind = stepKindOf(type, bizStep, companyId !== null);
    if (kind === null || (kind === 'sold' && !numbers.some(isStart))) return [];
    const company = companies.get(companyId ?? '');
    const grew = numbers.map((number) => things.get(number)?.place ?? '').find((place) => place !== '');
    const place = company?.place ?? (kind === 'shipped' || bizLocation !== null ? '' : (grew ?? ''));
    return [{ kind, place, companyName: company?.name ?? '', on: dayOf(new Date(at)) }];
  });

const jobsIn = (publicUrl: string, behind: readonly Behind[]): string[] => [
  ...new Set(
    behind.flatMap(({ uri }) =>
      uri.startsWith(`${publicUrl}/lot/`) ? (/\/lot\/([0-9a-f-]{36})\//.exec(uri)?.[1] ?? []) : [],
    ),
  ),
];

const isUnnamed = ({ uri }: Behind): boolean => uri.includes('/unnamed/');

const recallOf = async (db: Db, start: StoryStart, numbers: readonly number[]): Promise<Story['recall']> => {
  const recalledAt = start.things.find((thing) => thing.recalledAt !== null)?.recalledAt ?? null;
  if (recalledAt === null) return null;
  const said = await findStoryRecall(db, numbers);
  const by = await companiesOf(db, [said?.ownerId ?? null]);
  return {
    recalledOn: dayOf(new Date(recalledAt)),
    reason: said?.reason ?? '',
    companyName: by.get(said?.ownerId ?? '')?.name ?? '',
  };
};

/** What bodies certified of whoever made these goods, as its owner wrote it down: names, which no language changes. */
const certifiedOf = async (db: Db, numbers: readonly number[], today: string): Promise<string[]> =>
  (await certificatesOf(db, numbers, today)).map(
    ({ body, number, scope, companyName }) => `${body} ${number}: ${scope} (${companyName})`,
  );

/** The newest batch comes first: what a share is reckoned of. */
const newestJob = (publicUrl: string, behind: readonly Behind[], { things, batch }: StoryStart): string | null => {
  const jobs = jobsIn(publicUrl, behind);
  const own = things.flatMap(({ uri }) => /\/lot\/([0-9a-f-]{36})\/pack\//.exec(uri)?.[1] ?? []);
  return own.at(-1) ?? (batch !== '' && jobs.length === 1 ? (jobs[0] ?? null) : (jobs.at(-1) ?? null));
};

/** The story of what a code stands for, and what it hangs on: whatever changes of that, it is told anew. */
export const gatherStory = async (
  { pool: db, publicUrl, clock }: Pick<Services, 'pool' | 'publicUrl' | 'clock'>,
  start: StoryStart,
): Promise<{ story: Story; roots: StoryRoots }> => {
  const most = storyLimits.mostThings.value;
  const numbers = start.things.map(({ number }) => number);
  const found = numbers.length === 0 ? [] : await findBehind(db, numbers, most);
  const behind = found.slice(0, most);
  const things = new Map(behind.map((thing) => [thing.number, thing]));
  const events = await findStoryEvents(db, [...things.keys()]);
  const companies = await companiesOf(db, [
    start.companyId,
    ...events.map(({ bizLocation }) => companyIn(publicUrl, bizLocation)),
  ]);
  const grown = await findGrown(db, publicUrl, behind);
  const steps = joinSteps(stepsOf(publicUrl, events, things, (number) => numbers.includes(number), companies));
  const origins = joinOrigins(grown.origins);
  const grew = origins.filter(({ isFromGate }) => !isFromGate).map(({ place }) => place);
  const later = [...steps.map(({ place }) => place), ...start.things.map(({ place }) => place)];
  const jobId = newestJob(publicUrl, behind, start);
  const last = steps.findLast(({ place }) => place !== '')?.place ?? '';
  const { at, name, batch, isOfManyBatches, pack } = start;
  const story = {
    at,
    name,
    companyName: companies.get(start.companyId ?? '')?.name ?? '',
    batch,
    isOfManyBatches,
    recall: await recallOf(db, start, numbers),
    origins,
    places: placesOf(
      grew,
      later.filter((place) => place !== ''),
    ),
    steps,
    tests: await findStoryTests(db, jobsIn(publicUrl, behind)),
    certificates: [...grown.certificates, ...(await certifiedOf(db, [...things.keys()], dayOf(clock.now())))],
    distanceKm: distanceKm(grew, last),
    farmerShare: pack === null || jobId === null ? null : await shareOf(db, pack, jobId),
    isPartlyUnknown: behind.some(isUnnamed),
    isCut: found.length > most,
  };
  const roots = { numbers: [...things.keys()], keeperIds: grown.keeperIds, companyIds: [...companies.keys()] };
  return { story, roots };
};
