/** Begins the subject of a task that was agreed at a visit; the visit's id follows. */
export const nextStepHead = 'next:';

/** Whether a person says that a task is done, for no record does: of advice on crops, and of what was agreed at a visit. */
export const isDoneByWord = (taskId: string): boolean =>
  taskId.startsWith('crop-calendar:') || taskId.startsWith(`planned-visit:${nextStepHead}`);
