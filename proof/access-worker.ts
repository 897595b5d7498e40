/** A process of the proof of access: the operations it is given, in a house of its own that cuts answers as a real one. */
import { openHouse } from '@shuka/server/world/open-house.ts';
import { openWalk } from './access-cells.ts';
import { serveTasks } from './kit/workers.ts';

const house = await openHouse({ checksAnswers: false });
const walk = await openWalk(house);
await serveTasks(walk, house.close);
process.exit(0);
