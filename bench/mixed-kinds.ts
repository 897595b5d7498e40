/** What a crowd of a working day asks, each kind with its share of a hundred requests. */
import { addEntry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from '@shuka/server/world/companies.ts';
import { askers, phoneOf, tokenOf } from './mixed-seed.ts';
import { firstThing, thingUri } from './world-events.ts';

export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whose session by its number; null for a visitor. */
  readonly as: number | null;
  readonly body?: object;
};

export type Day = {
  readonly epoch: string;
  readonly today: string;
  /** What the ids of this crowd's phones begin with. */
  readonly phones: string;
  /** How many things there are. */
  readonly things: number;
};

type Kind = { readonly share: number; readonly ask: (turn: number, day: Day) => Asked };

const get = (path: string, as: number | null): Asked => ({ method: 'GET', path, as });

const farmer = (turn: number): number => tokenOf.farmer + (turn % askers.farmers);
const manager = (turn: number): number => tokenOf.manager + (turn % askers.managers);
const admin = (turn: number): number => tokenOf.admin + (Math.floor(turn / 7) % askers.admins);

const farmerId = (number: number): string => `0194a000-0002-7000-8000-${String(number).padStart(12, '0')}`;

/** A phone counts its acts; each of these is the next of its own. */
const counted = new Map<string, number>();

const nextOf = (device: string): number => {
  const next = (counted.get(device) ?? 0) + 1;
  counted.set(device, next);
  return next;
};

const push = (turn: number, { epoch, today, phones }: Day): Asked => {
  const as = farmer(turn);
  const entry = {
    id: newId(),
    keeperId: farmerId(as),
    farmId: null,
    seasonId: null,
    kind: 'expense',
    category: 'transport',
    description: '',
    amountKobo: 150_000,
    happenedOn: today,
  };
  const device = phoneOf(phones, as);
  const items = [[nextOf(device), Math.floor(Date.now() / 1000), addEntry.name, entry]];
  return { method: 'POST', path: '/sync/push', as, body: { device, epoch, waiting: 0, items } };
};

/** A number as an admin types it. */
const phone = (turn: number): string => `080300${String(turn % 100_000).padStart(5, '0')}`;

/** Things far from each other, so that the next is not beside the one before. */
const thingOf = (turn: number, things: number): string =>
  encodeURIComponent(thingUri(firstThing + ((turn * 7919) % things)));

export const kinds: Readonly<Record<string, Kind>> = {
  'who am I': { share: 12, ask: (turn) => get('/api/me', farmer(turn * 7)) },
  'a farmer’s farms': { share: 12, ask: (turn) => get('/api/farms?limit=50', farmer(turn * 11)) },
  'a farmer’s phone filled': { share: 13, ask: (turn) => get('/sync/pull', farmer(turn * 13)) },
  'a farmer’s book': { share: 8, ask: (turn) => get('/api/finance/entries?limit=50', farmer(turn * 19)) },
  'an act pushed': { share: 20, ask: push },
  'the board of prices': { share: 8, ask: (turn) => get('/api/prices?limit=50', farmer(turn * 17)) },
  'news of a manager': { share: 7, ask: (turn) => get('/api/news?limit=20', manager(turn)) },
  'the public site': { share: 12, ask: () => get('/', null) },
  'an admin looks for somebody': {
    share: 3,
    ask: (turn) => get(`/api/admin/people?limit=50&search=${phone(turn)}`, admin(turn)),
  },
  'figures of the country': { share: 2, ask: (turn) => get('/api/figures/NG', admin(turn)) },
  'the goods of a mill': {
    share: 2,
    ask: () => get(`/api/companies/${mill.companyId}/things?limit=50`, tokenOf.mill),
  },
  'where goods came from': {
    share: 1,
    ask: (turn, { things }) =>
      get(`/api/companies/${mill.companyId}/trace?direction=back&thing=${thingOf(turn, things)}`, tokenOf.mill),
  },
};

/** One hundred turns, the kinds well mixed and always in the same order. */
const mixed: readonly string[] = Object.entries(kinds)
  .flatMap(([name, { share }]) => Array.from({ length: share }, (_, place) => [name, (place + 0.5) / share] as const))
  .toSorted(([, one], [, other]) => one - other)
  .map(([name]) => name);

/** As on a working day, or each kind as often as any other. */
export const orders = { mixed, evenly: Object.keys(kinds) } as const;
