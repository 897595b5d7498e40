/**
 * Advisory: the weather of land, what to do on a crop and when, what to feed it. Promises that a provider that is away,
 * silent or old is an answer that says so, never a failure.
 */
import { listWeather } from './list-weather.ts';
import { readCropCalendar } from './read-crop-calendar.ts';
import { readFeedingPlan } from './read-feeding-plan.ts';

export const routes = [listWeather, readCropCalendar, readFeedingPlan];

export { jobsOf } from './refresh-weather.ts';
