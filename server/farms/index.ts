/** Farms: the land a farmer keeps. Promises that only its keeper changes a farm, and that one id is one farm. */
import { listMyFarms } from './list-my-farms.ts';
import { photographFarm } from './photograph-farm.ts';
import { readFarm } from './read-farm.ts';
import { readFarmPhoto } from './read-farm-photo.ts';
import { registerFarm } from './register-farm.ts';
import { relationsToFarm } from './relations.ts';
import { reviseFarm } from './revise-farm.ts';

export const routes = [registerFarm, listMyFarms, readFarm, reviseFarm, photographFarm, readFarmPhoto];

export const objects = { farm: relationsToFarm };

export { insertFarm } from './store.ts';
