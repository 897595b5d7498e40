/** Where texts of the catalogues are judged, by admins and by speakers, and who does. */
export const phrasePaths = {
  admin: '/admin/texts',
  manager: '/ExtensionManager/texts',
  speakers: '/admin/texts/speakers',
  studio: '/admin/clips',
} as const;
