/*
 * `npm run proof:secrets`: people type secrets that stand nowhere else, through the API of the built server and through a
 * browser; then every byte that is left of it is searched for them. Needs `npm run build`, PostgreSQL's programs and Chromium.
 */
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBook, makeSecret, secretKinds, type Canary } from './canaries.ts';
import { root } from './kit/machine.ts';
import { writeSection, type Line } from './kit/section.ts';
import { searchFolder, type Searched } from './search-bytes.ts';
import { openHouse, type House } from './searched-house.ts';
import { playPeople } from './secret-play.ts';
import { playPhone, type PhoneFound } from './secret-phone-play.ts';

const megabytes = (bytes: number): string => `${Math.max(0.1, Math.round(bytes / 100_000) / 10)} MB`;

const placeLine = (what: string, { hits, files, bytes }: Searched): Line => {
  for (const { canary, form, file } of hits.slice(0, 20))
    console.log(`FOUND: ${canary.kind} of ${canary.whose} as ${form} in ${what}: ${file}`);
  return {
    what: `found in ${what} (${files} files, ${megabytes(bytes)})`,
    figure: hits.length,
    goal: 0,
    met: hits.length === 0 && files > 0,
  };
};

/** Everything that the machine holds of the house once all have gone. */
const gatherPlaces = async (house: House): Promise<[string, string][]> => {
  await house.database.pool.query('checkpoint');
  await house.database.pool.query('select pg_switch_wal()');
  await house.command('backup', 'backup', house.at('backup'));
  await house.command('base', 'backup', '--base', house.at('wal'));
  await house.stopWal();
  await house.stopServer();
  const logs = house.at('logs');
  cpSync(house.database.log, join(logs, 'postgres.log'));
  return [
    ['dumps, as backups hold them and as SQL', house.at('backup')],
    ['the archive of the WAL with its base copies', house.at('wal')],
    ['the files of the database and its own WAL', house.database.cluster],
    ['logs, with every statement and its values', logs],
    ['answers and exports: JSON, CSV, XLSX, PDF', house.at('answers')],
    ['the folder of files', house.at('data')],
  ];
};

/** Secrets planted on purpose in each kind of place; a search that misses one proves nothing. */
const plantedIn: readonly [string, (house: House, text: string) => void | Promise<unknown>][] = [
  [
    'a line of a log',
    (house, text) => writeFileSync(join(house.at('logs'), 'planted.log'), `{"msg":"hello ${text}"}\n`),
  ],
  [
    'a file, in base64',
    (house, text) => writeFileSync(join(house.at('data'), 'planted.bin'), Buffer.from(`x${text}`).toString('base64')),
  ],
  ['an answer', (house, text) => writeFileSync(join(house.at('answers'), 'planted'), Buffer.from(text, 'utf16le'))],
  [
    'a long text of the database, which goes into dumps and the WAL',
    (house, text) =>
      house.database.pool.query(
        `create table public.planted as select repeat('of no importance ', 900) || '${text}' || repeat(' at all', 900) as words`,
      ),
  ],
];

const plant = async (house: House): Promise<Canary[]> => {
  const planted: Canary[] = [];
  for (const [whose, put] of plantedIn) {
    const text = makeSecret.BVN();
    planted.push({ kind: 'BVN', whose, text });
    await put(house, text);
  }
  return planted;
};

const controlLines = (planted: readonly Canary[], found: ReadonlyMap<string, Searched>): Line[] =>
  planted.map(({ whose, text }) => {
    const places = [...found].filter(([, { hits }]) => hits.some(({ canary }) => canary.text === text));
    const least = whose.startsWith('a long text') ? 3 : 1;
    return {
      what: `control: planted in ${whose}, found in places`,
      figure: places.length,
      goal: `>= ${least}`,
      met: places.length >= least,
    };
  });

const phoneLines = ({ signedIn, shared, trace, offered }: PhoneFound): Line[] => [
  placeLine('the profile of a phone that somebody works with', signedIn),
  placeLine('the profile after a second person signed in: secrets, names, records', shared),
  { what: 'control: a trace left on the phone is found', figure: trace, goal: '>= 1', met: trace > 0 },
  {
    what: 'the e-mail in the browser’s own book of passwords, which no page can forbid',
    figure: offered,
    goal: 'told',
    met: null,
  },
];

type Played = Awaited<ReturnType<typeof playPeople>>;

const notesOf = (canaries: readonly Canary[], { people, answers, addresses }: Played): string[] => {
  const typed = secretKinds.map((kind) => `${canaries.filter((one) => one.kind === kind).length} ${kind}`).join(', ');
  return [
    `Secrets: ${typed}, and the key of the house. Each was looked for as UTF-8, UTF-16, base64 (at three places, in both alphabets), hex and as part of an address or a form.`,
    `People: ${people}; reads of the API whose answers were searched: ${answers}, of ${addresses} addresses.`,
    'What packs its bytes is opened: dumps as SQL, sheets, PDF. Six digits count where no digit or point is beside them.',
    'The `token` that the specification wants in the answer of a sign-in is the name of the session: each was tried as a session, and opened nothing.',
    'No place to search: the mailbox of the demo, which stands for letters and SMS of the people themselves and is kept in memory; a number of one’s own that is shown whole for a named purpose; a number that somebody writes into a message.',
  ];
};

/** What was found, without what was planted. */
const withoutPlanted = (searched: Searched, planted: readonly Canary[]): Searched => ({
  ...searched,
  hits: searched.hits.filter(({ canary }) => planted.every(({ text }) => text !== canary.text)),
});

const play = async (house: House): Promise<void> => {
  const book = makeBook();
  book.add('key of the house', 'the house', house.secretKey.toString('base64'));
  const told = await playPeople({ url: house.url, book, answers: house.at('answers') });
  const phone = await playPhone(house, book);
  const planted = await plant(house);
  const places = await gatherPlaces(house);
  const canaries = book.all();
  const found = new Map(places.map(([what, folder]) => [what, searchFolder(folder, [...canaries, ...planted])]));
  const lines = [
    { what: 'secrets typed or handed out', figure: canaries.length, goal: '>= 150', met: canaries.length >= 150 },
    ...[...found].map(([what, searched]) => placeLine(what, withoutPlanted(searched, planted))),
    ...controlLines(planted, found),
    ...phoneLines(phone),
  ];
  const title = 'Secrets: what people type is found nowhere';
  writeSection('secrets', title, lines, notesOf(canaries, told), house.database.version);
};

if (!existsSync(join(root, 'dist', 'server', 'main.js'))) throw new Error('There is no built server: npm run build');
const house = await openHouse();
await play(house).finally(house.close);
