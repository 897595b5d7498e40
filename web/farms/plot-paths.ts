import { useLocation } from 'wouter';

/** The addresses of a farm's plots, below whichever page of the farm this is: its keeper's or the extension manager's. */
export const usePlotPaths = () => {
  const [pathname] = useLocation();
  const farm = pathname.replace(/\/plots(\/.*)?$/is, '').replace(/\/$/, '');
  return {
    farm,
    add: `${farm}/plots/new`,
    plot: (plotId: string): string => `${farm}/plots/${plotId}`,
    boundary: (plotId: string): string => `${farm}/plots/${plotId}/boundary`,
  };
};
