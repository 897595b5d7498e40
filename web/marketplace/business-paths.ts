const overview = '/ExtensionManager/EagriBusiness';

/** Where a manager finds the agri-businesses of the farmers in care. */
export const careBusinessPaths = {
  overview,
  add: `${overview}/new`,
  of: (farmerId: string): string => `${overview}/${farmerId}`,
} as const;
