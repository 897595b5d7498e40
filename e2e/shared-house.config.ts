import { fillModel, openHouse } from './open-house.ts';

/** Before the first journey: the worlds that houses begin with, and one server for all; after the last they are gone. */
const openSharedHouse = async (): Promise<() => Promise<void>> => {
  const clearings = [await fillModel('small'), await fillModel('yes')];
  const house = await openHouse();
  process.env['JOURNEYS_SITE'] = house.url;
  return async () => {
    await house.close();
    for (const clear of clearings) await clear();
  };
};

export default openSharedHouse;
