import { useUnfinished as useUnfinishedOf, type UnfinishedState as StateOf } from '#kit/use-unfinished.ts';
import { readUnfinished, type Unfinished } from './unfinished-report.ts';

export type UnfinishedState = StateOf<Unfinished>;

/** A report that is being written: what lies on the phone, or `begin()`. */
export const useUnfinished = (key: string, begin: () => Unfinished): UnfinishedState =>
  useUnfinishedOf(key, readUnfinished, begin);
