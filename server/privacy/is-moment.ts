/** Whether a text is a moment of this century that has been. */
export const isMoment = (said: string, now: Date): boolean => {
  const at = Date.parse(said);
  return !Number.isNaN(at) && at >= Date.UTC(2000, 0, 1) && at <= now.getTime();
};
