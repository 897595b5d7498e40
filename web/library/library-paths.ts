/** Where articles are read, written and who writes them is decided. */
export const libraryPaths = {
  farmer: '/Farmer/advice',
  manager: '/ExtensionManager/advice',
  desk: '/ExtensionManager/articles',
  agronomists: '/admin/agronomists',
} as const;
