/* The screens of advice: one file, for the worker names each. */
export { CropCalendarPage } from './CropCalendarPage.tsx';
export { FeedingPage } from './FeedingPage.tsx';
export { WeatherPage } from './WeatherPage.tsx';
