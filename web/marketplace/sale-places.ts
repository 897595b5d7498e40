import { useLocation } from 'wouter';

/** Where buyers look at produce, in the areas of mills and of the staff. */
export const salePaths = { mill: '/AgroProcessor/Aproduce', admin: '/admin/produce' } as const;

/** The address of produce for sale in the area of buyers somebody is in. */
export const useSale = (): string => {
  const [location] = useLocation();
  return location.toLowerCase().startsWith(salePaths.admin) ? salePaths.admin : salePaths.mill;
};

/** On which side somebody is there: those who buy have an area of their own. */
export const useSide = (): 'buyer' | 'seller' => {
  const [location] = useLocation();
  return location.toLowerCase().startsWith('/agroprocessor/') ? 'buyer' : 'seller';
};
