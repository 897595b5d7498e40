import { useLocation } from 'wouter';

/** Where the market stands in each area; the mill's side of it has the address of its demands. */
export const demandPaths = {
  farmer: '/Farmer/market',
  manager: '/ExtensionManager/market',
  mill: '/AgroProcessor/Ademands',
} as const;

/** The market of the area somebody is in. */
export const useMarket = (): string => {
  const [location] = useLocation();
  const isIn = (path: string): boolean => location.toLowerCase().startsWith(path.toLowerCase());
  return Object.values(demandPaths).find(isIn) ?? demandPaths.farmer;
};
