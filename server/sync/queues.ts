import type { Queue } from '#kit/queue.ts';
import { lostPhones } from './lost-phone-store.ts';

/** Phones whose work may never come. */
export const queues: readonly Queue[] = [{ kind: 'lost-phones', rows: lostPhones }];
