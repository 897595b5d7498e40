/** Advisory on screen: the weather of plots, what to do on a crop and when, what to feed it. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const inAdvice = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('advisory', screen);

const ways = () => import('./advice-ways.ts');

export const loadWeatherPage = () => inAdvice(import('./WeatherPage.tsx').then((part) => part.WeatherPage));
export const loadCropCalendarPage = () =>
  inAdvice(import('./CropCalendarPage.tsx').then((part) => part.CropCalendarPage));
export const loadFeedingPage = () => inAdvice(import('./FeedingPage.tsx').then((part) => part.FeedingPage));
export const loadWeatherPanel = () => inAdvice(import('./WeatherPanel.tsx').then((part) => part.WeatherPanel));
export const loadWeatherLink = () => inAdvice(ways().then((part) => part.WeatherLink));
export const loadAdviceOfSeason = () => inAdvice(ways().then((part) => part.AdviceOfSeason));
