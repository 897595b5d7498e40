/** How many of the newest farms a dashboard shows. */
export const newestFarms = 3;
