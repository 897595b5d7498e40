/** Locks what is kept here, in every tab, and loads the page anew: nothing that was opened stays in memory. */
export const lockHere = async (): Promise<void> => {
  const { lock } = await import('./phone.ts');
  await lock();
  location.reload();
};
