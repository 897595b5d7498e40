/** How fast an admin finds somebody among a million: by name, both names, phone, e-mail, role and state, also pages later. */
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openPeopleDesk } from '@shuka/server/world/people-desk.ts';
import { measureInDatabase } from './in-database.ts';
import { seedPeople } from './people-seed.ts';
import { figure, heading, percentile } from './report.ts';

/** Fewer for a first look on a small machine: PEOPLE=250000. */
const count = Number(process.env['PEOPLE'] ?? 1_000_000);
const looks = 200;
const goalMillis = 100;

type Query = Parameters<ReturnType<typeof openPeopleDesk>['listPeople']>[0];

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  await seedPeople(pool, count);
  const desk = openPeopleDesk(pool);
  const search = async (what: string, asked: (place: number) => Query): Promise<void> => {
    const times: number[] = [];
    for (let place = 0; place < looks + 20; place += 1) {
      const began = performance.now();
      await desk.listPeople(asked(place));
      times.push(performance.now() - began);
    }
    figure(`people: ${what}, p95`, percentile(times.slice(20), 0.95), 'ms', goalMillis);
  };
  /** The cursor of the page after so many. */
  const cursorAfter = async (query: Query, pages: number): Promise<string> => {
    let after: string | null = null;
    for (let page = 0; page < pages; page += 1)
      after = (await desk.listPeople({ ...query, limit: '100', ...(after === null ? {} : { after }) })).next;
    return after ?? '';
  };
  const phone = (place: number): string => `080${String(place * 97).padStart(8, '0')}`;
  await search('the first page of all', () => ({}));
  await search('one letter', (place) => ({ search: 'abcdefgh'[place % 8] ?? 'a' }));
  await search('a name that many have', () => ({ search: 'musa' }));
  await search('both names', () => ({ search: 'amina ibrahim' }));
  await search('both names, nobody', () => ({ search: 'amina zzzz' }));
  await search('a whole phone number', (place) => ({ search: phone(place) }));
  await search('the beginning of a phone number', () => ({ search: '0800001' }));
  await search('the beginning of an e-mail', (place) => ({ search: `musa.${place}` }));
  await search('a whole e-mail, nobody', (place) => ({ search: `nobody.${place}@bench.example` }));
  await search('the admins', () => ({ role: 'admin' }));
  await search('an admin by a letter', () => ({ role: 'admin', search: 'm' }));
  await search('who waits to be approved', () => ({ state: 'pending' }));
  await search('managers who wait, by a name', () => ({
    state: 'pending',
    role: 'extension-manager',
    search: 'amina',
  }));
  await search('nobody is called so', () => ({ search: 'qqqq' }));
  const after = await cursorAfter({}, 50);
  await search('the fifty-first page of all', () => ({ after }));
  const afterMusa = await cursorAfter({ search: 'musa' }, 50);
  await search('the fifty-first page of a name', () => ({ search: 'musa', after: afterMusa }));
};

heading(`people: ${count.toLocaleString('en')} accounts`);
await measureInDatabase(measure);
