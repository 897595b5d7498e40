/** Advisory on screen: the weather of plots, what to do on a crop and when, what to feed it, what to do against pests. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const inAdvice = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('advisory', screen);

const ways = () => import('./advice-ways.ts');

export const loadWeatherPage = () => inAdvice(import('./WeatherPage.tsx').then((part) => part.WeatherPage));
export const loadCropCalendarPage = () =>
  inAdvice(import('./CropCalendarPage.tsx').then((part) => part.CropCalendarPage));
export const loadFeedingPage = () => inAdvice(import('./FeedingPage.tsx').then((part) => part.FeedingPage));
export const loadWeatherPanel = () => inAdvice(import('./WeatherPanel.tsx').then((part) => part.WeatherPanel));
export const loadAdviceNow = () => inAdvice(import('./AdviceNow.tsx').then((part) => part.AdviceNow));
export const loadWeatherLink = () => inAdvice(ways().then((part) => part.WeatherLink));
export const loadAdviceOfSeason = () => inAdvice(ways().then((part) => part.AdviceOfSeason));

const inPests = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('pests', screen);

const pests = () => import('./pest-parts.ts');

export const loadPestsPage = () => inPests(pests().then((part) => part.PestsPage));
export const loadScoutingPage = () => inPests(pests().then((part) => part.ScoutingPage));
export const loadPestsWay = () => inPests(import('./PestsWay.tsx').then((part) => part.PestsWay));
export const loadMendScoutingForm = () =>
  inPests(import('./MendScoutingForm.tsx').then((part) => part.MendScoutingForm));
export const loadOutbreaksPage = () => inPests(import('./OutbreaksPage.tsx').then((part) => part.OutbreaksPage));
export { loadThresholdsPage } from './pest-admin-screens.ts';
