/** A process of the fuzz: one lot after the other. */
import { runLot } from './fuzz-lot.ts';
import { serveTasks } from './kit/workers.ts';

await serveTasks(runLot);
process.exit(0);
