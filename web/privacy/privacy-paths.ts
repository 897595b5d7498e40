/** Where the screens of this slice are. */
export const privacyPaths = {
  rights: '/my-rights',
  log: '/my-log',
  audit: '/admin/audit',
  desk: '/admin/privacy',
  notice: '/privacy',
} as const;
