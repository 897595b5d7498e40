/** Where trips are: a company’s, and those of a manager. */
export const tripPaths = { mill: '/AgroProcessor/Atrips', manager: '/ExtensionManager/trips' } as const;
