import { openHouse } from './open-house.ts';

/** Before the first journey: one server for all of them; after the last it is stopped. */
const openSharedHouse = async (): Promise<() => Promise<void>> => {
  const house = await openHouse();
  process.env['JOURNEYS_SITE'] = house.url;
  return house.close;
};

export default openSharedHouse;
