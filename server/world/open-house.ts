import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Trade } from '@shuka/domain/settings';
import { buildApp } from '#app/build-app.ts';
import type { Site } from '#app/pages.ts';
import { sandboxOf } from '#app/services.ts';
import type { Services } from '#kit/context.ts';
import { openPool, type Pool } from '#kit/db.ts';
import { diskFiles } from '#kit/disk-files.ts';
import { pgBossJobs, type JobRunner } from '#kit/jobs.ts';
import { makeMailbox, type Mailbox } from '#kit/mailbox.ts';
import type { PaymentProvider } from '#kit/payments.ts';
import type { PushSender } from '#kit/push.ts';
import type { FileScanner } from '#kit/scanner.ts';
import type { WeatherProvider } from '#kit/weather.ts';
import { answerInTurn, processes } from './beside.ts';
import { openBrowser, type Browser } from './browser.ts';
import { enter, provingAgain, type At } from './own-browsers.ts';
import { makePost, type Post } from './post.ts';
import { keepLicences } from './licences.ts';
import type { WorldPerson } from './people.ts';
import { movableClock, type MovableClock } from './movable-clock.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { isOnPostgres, testSecrets } from './test-template.ts';

type Logged = { readonly what: Readonly<Record<string, unknown>>; readonly words: string };

/** The whole server on a database of its own, with the demo world in it. */
export type OpenHouse = {
  readonly app: FastifyInstance;
  readonly services: Services & { readonly jobs: JobRunner };
  /** What a test looks into the database by, as its owner; the server under test has its own, and may less. */
  readonly pool: Pool;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  readonly post: Post;
  /** What the server logged as an error, the oldest first. */
  readonly errors: readonly Logged[];
  /** Someone without a session who keeps no cookies between calls that need none. */
  readonly anyone: Browser;
  /** A new browser, with no cookies yet. */
  visitor(): Browser;
  /** A person of the world, signed in once for the whole file. */
  as(person: WorldPerson): Browser;
  /** A person signed in anew; `withFactor: false` stops before the authenticator's code. */
  signIn(person: WorldPerson, more?: { withFactor?: boolean }): Promise<Browser>;
  close(): Promise<void>;
};

export type HouseOptions = {
  /** How the server reaches its database, when not straight: through a faulty proxy, say. */
  readonly through?: (url: string) => Promise<{ url: string; close(): Promise<void> }>;
  readonly poolSize?: number;
  /** How long a query may take. Patient by default: a busy machine is no fault of the server's. */
  readonly giveUpMillis?: number;
  readonly publicUrl?: string;
  /** Who takes payments, when not the sandbox. */
  readonly payments?: readonly PaymentProvider[];
  /** Who forecasts the weather; nobody, unless said. */
  readonly weather?: WeatherProvider;
  readonly stolenPasswords?: Services['stolenPasswords'];
  /** Who tells browsers; nobody, unless said. */
  readonly push?: PushSender;
  /** Who looks through files; nobody, unless said. */
  readonly scanner?: FileScanner;
  /** What this house is licensed for; wallets where its payments are real, unless said otherwise. */
  readonly licences?: readonly Trade[];
  /** Whether answers are checked before they leave, as in all tests; a house of users cuts them alone. */
  readonly checksAnswers?: boolean;
  /** The built site, made for the address of this house; without it the API alone is served. */
  readonly site?: Site;
};

/** What the telephone gateway of a test is known by. */
export const gatewaySecret = 'a-secret-of-the-gateway-of-tests-alone';

const patientMillis = 20_000;

type Shared = {
  readonly url: string;
  readonly folder: string;
  readonly clock: MovableClock;
  readonly mailbox: Mailbox;
  readonly errors: Logged[];
};

/** What one server of a house stands on; those beside it have a pool and stores of their own, on the same database and folder. */
const makeHouseServices = ({ url, folder, clock, mailbox, errors }: Shared, options: HouseOptions) => {
  const publicUrl = options.publicUrl ?? 'http://localhost:3000';
  const pool = openPool(url, options.poolSize ?? 10, () => undefined, options.giveUpMillis ?? patientMillis);
  const services: OpenHouse['services'] = {
    pool,
    payments: options.payments ?? [sandboxOf(pool, publicUrl, testSecrets)],
    weather: options.weather ?? null,
    stolenPasswords: options.stolenPasswords ?? null,
    clock,
    secrets: testSecrets,
    mailer: { ...mailbox.mailer },
    smsSender: { ...mailbox.smsSender },
    pushSender: options.push ?? null,
    files: diskFiles(folder),
    scanner: options.scanner ?? null,
    jobs: pgBossJobs(url, () => undefined, 0.5),
    publicUrl,
    origins: [publicUrl],
    productName: 'Shuka',
    checkpointAddresses: ['witness@example.org'],
    gateway: { secret: gatewaySecret, addresses: [] },
    callsAnywhere: true,
    checksAnswers: options.checksAnswers ?? true,
    log: {
      info: () => undefined,
      error: (what, words) => errors.push({ what: what as Logged['what'], words }),
    },
  };
  return services;
};

const openServer = async (shared: Shared, options: HouseOptions) => {
  const services = makeHouseServices(shared, options);
  const isSecure = services.publicUrl.startsWith('https:');
  const app = await buildApp(services, { isSecure, trustedProxies: '', site: options.site ?? null });
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    // A runner that was started would ask for a database that is gone, dozens of times a second.
    await services.jobs.stop();
    await services.pool.end();
  };
  return { services, app, isSecure, close };
};

/** The servers of a house: the first takes all requests and has the others answer in turn. */
const openServers = async (shared: Shared, options: HouseOptions) => {
  const first = await openServer(shared, options);
  const others = await Promise.all(Array.from({ length: processes - 1 }, () => openServer(shared, options)));
  answerInTurn(
    first.app,
    others.map(({ app }) => app),
  );
  const close = async (): Promise<void> => void (await Promise.all([first, ...others].map((one) => one.close())));
  return { ...first, close };
};

/** The browsers of a house: empty ones, and those of people of the world. */
const makePeople = (app: FastifyInstance, origin: string, at: At) => {
  const visitor = (): Browser => openBrowser(app, origin);
  const known = new Map<string, Browser>();

  const as = (person: WorldPerson): Browser => {
    const held = known.get(person.email);
    if (held !== undefined) return held;
    let entered: Promise<void> | undefined;
    const browser = openBrowser(app, origin, () => (entered ??= enterOnce()));
    const enterOnce = async (): Promise<void> => {
      const other = visitor();
      await enter(other, person, at, true);
      other.cookies.forEach((value, name) => browser.cookies.set(name, value));
    };
    const proving = provingAgain(browser, person, at);
    known.set(person.email, proving);
    return proving;
  };

  const signInAnew: OpenHouse['signIn'] = async (person, { withFactor = true } = {}) => {
    const browser = visitor();
    await enter(browser, person, at, withFactor);
    return withFactor ? provingAgain(browser, person, at) : browser;
  };

  return { anyone: visitor(), visitor, as, signIn: signInAnew };
};

/** Opens the house. Its test file closes it: `afterAll(house.close)`. */
export const openHouse = async (options: HouseOptions = {}): Promise<OpenHouse> => {
  const database = await openTestDatabase();
  const way = (await options.through?.(database.workUrl)) ?? { url: database.workUrl, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'shuka-files-'));
  const clock = movableClock();
  const shared = { url: way.url, folder, clock, mailbox: makeMailbox(5000), errors: [] as Logged[] };
  const { services, app, isSecure, close: closeServers } = await openServers(shared, options);
  const pool = isOnPostgres ? openPool(database.url, 5, () => undefined, patientMillis) : services.pool;
  const isReal = services.payments[0]?.isSandbox === false;
  await keepLicences(services.pool, options.licences ?? (isReal ? ['wallets'] : []));
  const close = async (): Promise<void> => {
    await closeServers();
    if (pool !== services.pool) await pool.end();
    await way.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const house = { app, services, pool, database, clock, errors: shared.errors, close };
  return {
    ...house,
    post: makePost(shared.mailbox),
    ...makePeople(app, services.publicUrl, { clock, pool, isSecure }),
  };
};
