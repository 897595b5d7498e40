/* The lists of articles, of cases and of the words of the house: what each filter keeps, and how each is ordered. */
import { phraseRooms } from '@shuka/domain/library';
import { sql } from '@shuka/server/kit/db.ts';
import {
  by,
  held,
  isField,
  lagosDay,
  textOf,
  unheardOf,
  type Filter,
  type Item,
  type ListRule,
} from './filter-rules.ts';

const idOf = (item: Item): string => textOf(item, 'id');

/** The letters of five languages as they are on keys that have none of their hooks, dots and accents. */
const hooks: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

const onKeys = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ɓɗƙƴ]/gu, (letter) => hooks[letter] ?? letter);

/** What is of this, or of nothing in particular. */
const isOrAny = (name: string): Filter => ({
  keeps: (value) => (item) => item[name] === null || item[name] === value,
});

/** Lists of articles, of cases and of the words of the house. */
export const listsOfLibrary: Readonly<Record<string, ListRule>> = {
  'GET /api/articles': {
    idOf: (item) => textOf(item, 'articleId'),
    filters: {
      language: { isSort: true, keeps: () => () => true },
      crop: { ...isOrAny('crop'), values: held((item) => [textOf(item, 'crop')], 'yam') },
      stage: isOrAny('stage'),
      zone: {
        keeps: (value) => (item) => {
          const zones = item['zones'] as readonly string[];
          return zones.length === 0 || zones.includes(value);
        },
      },
    },
    widest: [{ language: 'en' }],
    order: () => by('-articleId'),
    whole: ({ house }) => sql`select distinct a.id from library.article a join library.text t on t.article_id = a.id
      where a.withdrawn_at is null and t.state = 'reviewed'
        and t.expires_on >= ${lagosDay(house.clock.now().toISOString())}::date`,
  },
  'GET /api/agronomists/{agronomistId}/cases': {
    idOf,
    filters: { state: { keeps: (value) => (item) => (item['answeredAt'] === null) === (value === 'waiting') } },
    widest: [{ state: 'waiting' }, { state: 'answered' }],
    order: ({ state: asked }) => (asked === 'waiting' ? by('id') : by('-id')),
    whole: ({ of }) => sql`select id from library.passed_case
      where agronomist_id = ${String(of['agronomistId'])} and taken_back_at is null`,
  },
  'GET /api/agronomists/{agronomistId}/texts': {
    idOf: (item) => textOf(item, 'textId'),
    filters: { state: isField('state') },
    order: () => by('-textId'),
    whole: () => sql`select id from library.text`,
  },
  'GET /api/phrases/{language}/verdicts': {
    idOf,
    of: ['room', 'key'],
    filters: {},
    order: () => by('-at', '-id'),
    whole: ({ of }) => sql`select id from library.phrase_verdict where language = ${String(of['language'])}
      and room = ${String(of['room'])} and key = ${String(of['key'])}`,
  },
  'GET /api/phrases/{language}': {
    idOf: (item) => `${textOf(item, 'room')} ${textOf(item, 'key')}`,
    filters: {
      room: isField('room'),
      part: {
        keeps: (value) => (item) => textOf(item, 'key').split('.')[0] === value,
        values: () => ['farms', 'sms', unheardOf],
      },
      state: isField('state'),
      clip: { keeps: () => (item) => item['clip'] === 'none' || item['clip'] === 'changed' },
      search: {
        keeps: (value) => (item) => {
          const told = onKeys(['key', 'english', 'text'].map((name) => textOf(item, name)).join('\n'));
          return onKeys(value)
            .split(/\s+/)
            .every((word) => told.includes(word));
        },
        values: () => ['farm', 'seed farm', 'FARMS.ADD', 'gona', 'ọkọ', 'ɗan', unheardOf, '%'],
      },
    },
    order: () => (one, other) =>
      phraseRooms.indexOf(one['room'] as never) - phraseRooms.indexOf(other['room'] as never) || by('key')(one, other),
  },
};
