/** Admin: what waits for those who run the house. Promises that each desk is counted by the slice that keeps it. */
import type { Queue } from '#kit/queue.ts';
import type { Route } from '#kit/route.ts';
import { listWaiting } from './list-waiting.ts';

/** Over what every slice says waits. */
export const routesOver = (queues: readonly Queue[]): readonly Route[] => [listWaiting(queues)];
