/** The job that says the platform is open again; whoever promised to tell people does so when it comes up. */
export const platformOpened = 'settings.platform-opened';
