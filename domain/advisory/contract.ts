import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofSeason } from '#seasons';
import { farmAdvice, farmWeather, seasonCalendar, seasonFeeding } from './answer-model.ts';

const ofKeeper = { kind: 'farmer', idField: 'keeperId' } as const;

const readers = { ...farmHands, admin: 'any' } as const;

const reading = { method: 'GET', who: readers, errors: {}, offline: 'never', audit: 'no' } as const;

export const listWeather = endpoint({
  ...reading,
  name: 'advisory.listWeather',
  path: '/api/farmers/:keeperId/weather',
  object: ofKeeper,
  input: z.strictObject({ keeperId: id }),
  output: farmWeather,
  summary:
    "The weather of each of a farmer's plots, or of the LGA of a farm without any: what is forecast with its age and source, else what the month is usually like, and so said",
});

export const listAdvice = endpoint({
  ...reading,
  name: 'advisory.listAdvice',
  path: '/api/farmers/:keeperId/advice',
  object: ofKeeper,
  input: z.strictObject({ keeperId: id }),
  output: farmAdvice,
  summary:
    'What is due on each season of a farmer that goes on, and what to beware of there, as it was computed at night for all sowings alike; a season that is newer than that has none',
});

export const readCropCalendar = endpoint({
  ...reading,
  name: 'advisory.readCalendar',
  path: '/api/seasons/:seasonId/calendar',
  object: ofSeason,
  input: z.strictObject({ seasonId: id }),
  output: seasonCalendar,
  summary: 'What to do on a season and when, from the day it was sown on, by crop, variety and the zone of its LGA',
});

/** A number as a query brings it: at most three digits and two decimals. */
const reading3 = (most: number) =>
  z.optional(
    z.string('advisory.soilWrong').check(
      z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'advisory.soilWrong'),
      z.refine((text) => Number(text) <= most, 'advisory.soilWrong'),
    ),
  );

/** Above these no soil was ever reported: a slip of the pen. */
const soilReadings = {
  /** In water. */
  ph: reading3(14),
  /** g/kg. */
  organicCarbon: reading3(600),
  /** P-Olsen, mg/kg. */
  phosphorusOlsen: reading3(500),
  /** Exchangeable, mmol/kg. */
  potassium: reading3(200),
};

const isWholeTest = ({ ph, organicCarbon, phosphorusOlsen, potassium }: Record<string, unknown>): boolean => {
  const said = [ph, organicCarbon, phosphorusOlsen, potassium].filter((one) => one !== undefined).length;
  return said === 0 || said === 4;
};

export const readFeedingPlan = endpoint({
  ...reading,
  name: 'advisory.readFeedingPlan',
  path: '/api/seasons/:seasonId/feeding',
  object: ofSeason,
  input: z
    .strictObject({ seasonId: id, ...soilReadings })
    .check(z.refine(isWholeTest, { error: 'advisory.soilWhole', path: ['ph'] })),
  output: seasonFeeding,
  summary:
    'What to feed a season, what to buy for it and when to give it: the rate of its zone, or with a soil test no more of it than brings something by QUEFTS',
});
