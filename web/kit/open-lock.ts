const head = 'shuka-open-';

/** The lock that every tab holds which has this person's records open: a phone that starts need not wait for others. */
export const openLockOf = (accountId: string): string => `${head}${accountId}`;

/** Whether any tab has somebody's records open; null where the browser cannot tell. */
export const areRecordsOpen = async (locks: LockManager | undefined): Promise<boolean | null> => {
  const { held } = (await locks?.query().catch(() => undefined)) ?? {};
  return held?.some(({ name }) => name?.startsWith(head) === true) ?? null;
};
