/** How many of the newest farms a dashboard shows. */
export const newestFarms = { limit: '3' } as const;
