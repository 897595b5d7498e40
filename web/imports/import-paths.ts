/** Where the lists are that were brought: those of the office, and those of managers of their own caseload. */
export const importPaths = {
  list: '/admin/imports',
  one: (importId: string): string => `/admin/imports/${importId}`,
  managers: '/ExtensionManager/imports',
} as const;
