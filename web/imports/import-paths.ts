/** Where the lists are that were brought. */
export const importPaths = {
  list: '/admin/imports',
  one: (importId: string): string => `/admin/imports/${importId}`,
} as const;
