/* The ways to advice from pages of other slices: small, for they come with those. */
export { AdviceOfSeason } from './AdviceOfSeason.tsx';
export { WeatherLink } from './WeatherLink.tsx';
