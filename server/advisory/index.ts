/**
 * Advisory: the weather of land, what to do on a crop and when, what to feed it, what to do against pests. Promises that a
 * provider that is away, silent or old is an answer that says so, never a failure; that what was found on a field is never
 * changed, and that no map of it gives a farmer away.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { addThreshold } from './add-threshold.ts';
import { listAdvice } from './list-advice.ts';
import { listOutbreaks } from './list-outbreaks.ts';
import { listSowingWindows } from './list-sowing-windows.ts';
import { listThresholds } from './list-thresholds.ts';
import { listWaitingThresholds } from './list-waiting-thresholds.ts';
import { listWeather } from './list-weather.ts';
import type { MarketDoor } from './market-door.ts';
import { readCaseTimes } from './read-case-times.ts';
import { readCropCalendar } from './read-crop-calendar.ts';
import { readFeedingPlan } from './read-feeding-plan.ts';
import { recordScouting } from './record-scouting.ts';
import { settleThreshold } from './settle-threshold.ts';
import { adviceJob } from './refresh-advice.ts';
import { alertJob } from './tell-alerts.ts';
import { jobsOf as weatherJobs } from './refresh-weather.ts';
import { sprayJob } from './watch-sprays.ts';

export const routes = [
  listWeather,
  listAdvice,
  readCropCalendar,
  recordScouting,
  listSowingWindows,
  listThresholds,
  addThreshold,
  listWaitingThresholds,
  settleThreshold,
  listOutbreaks,
  readCaseTimes,
];

/** What hangs on shops and markets, which are below. */
export const routesOver = (markets: MarketDoor) => [readFeedingPlan(markets)];

export const jobsOf = (services: Services): JobHandler[] => [
  ...weatherJobs(services),
  adviceJob(services),
  alertJob(services),
  sprayJob(services),
];

export { findKeptWeather } from './kept-weather.ts';
export { findSaidRain, type SaidRain } from './said-rain.ts';
export { refreshAdvice } from './refresh-advice.ts';
export { alertLine, tellAlerts } from './tell-alerts.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { countOutbreaks } from './outbreak-store.ts';
export { inHours, saidTimes } from './said-times.ts';
export { findLastWalks, findWalks, type Walk } from './walk-store.ts';
export { synced } from './scouting-synced.ts';
