/** The demo world: a few invented people and their farms, shared by the demo, the tests and the journeys. */
export { loadWorld } from './load-world.ts';
export { people, type WorldPerson } from './people.ts';
export { farms } from './farms.ts';
