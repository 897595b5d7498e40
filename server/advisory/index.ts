/**
 * Advisory: the weather of land, what to do on a crop and when, what to feed it. Promises that a provider that is away,
 * silent or old is an answer that says so, never a failure.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { listAdvice } from './list-advice.ts';
import { listWeather } from './list-weather.ts';
import { readCropCalendar } from './read-crop-calendar.ts';
import { readFeedingPlan } from './read-feeding-plan.ts';
import { adviceJob } from './refresh-advice.ts';
import { jobsOf as weatherJobs } from './refresh-weather.ts';

export const routes = [listWeather, listAdvice, readCropCalendar, readFeedingPlan];

export const jobsOf = (services: Services): JobHandler[] => [...weatherJobs(services), adviceJob(services)];

export { refreshAdvice } from './refresh-advice.ts';
