import { reference, type InForce } from '#kit/reference.ts';
import data from './visit-flags.json' with { type: 'json' };

const { version, date, ...limits } = data;

type Key = keyof typeof limits;

const keys = Object.keys(limits) as Key[]; // an object of the file's own keys

const valueOf = (key: Key): number => limits[key].value;

/** From when on something about a visit should be looked at; `visit-flags.json`, each with its source, is the first word. */
export const flagLimits = reference<Key>(
  'extension',
  'visit-flags',
  {
    lateDays: [1, 60],
    farMetres: [20, 5000],
    shortMinutes: [1, 60],
    travelKilometresPerHour: [20, 300],
    travelLeastMetres: [100, 20000],
    samePlaceMetres: [2, 200],
    samePlaceFarmers: [1, 20],
    copiedTimes: [1, 20],
    copiedLeastLetters: [5, 500],
    copiedDays: [1, 366],
    nearHours: [1, 72],
  },
  {
    version,
    date,
    source: keys.map((key) => limits[key].source).join('; '),
    values: Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>,
  },
);

export type FlagLimits = InForce<Key>['values'];
