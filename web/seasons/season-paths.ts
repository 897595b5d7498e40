import { useLocation } from 'wouter';

/** The addresses of a farm's seasons, below the page of a farm. */
export const seasonPathsOf = (farm: string) => ({
  farm,
  add: `${farm}/seasons/new`,
  season: (seasonId: string): string => `${farm}/seasons/${seasonId}`,
  change: (seasonId: string): string => `${farm}/seasons/${seasonId}/change`,
  activity: (seasonId: string, corrects?: string): string =>
    `${farm}/seasons/${seasonId}/activity${corrects === undefined ? '' : `/${corrects}`}`,
  harvest: (seasonId: string, corrects?: string): string =>
    `${farm}/seasons/${seasonId}/harvest${corrects === undefined ? '' : `/${corrects}`}`,
});

/** The same below whichever page of the farm this is: its keeper's or the extension manager's. */
export const useSeasonPaths = () => {
  const [pathname] = useLocation();
  return seasonPathsOf(pathname.replace(/\/seasons(\/.*)?$/is, '').replace(/\/$/, ''));
};
