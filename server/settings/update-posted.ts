/** The job that says an update is to be sent; whoever keeps those who follow does so when it comes up. */
export const updatePosted = 'settings.update-posted';
