/** The demo world: a few invented people, their farms and plots, shared by the demo, the tests and the journeys. */
export { staffers } from './companies.ts';
export { ladidi } from './dealers.ts';
export { keepDrawings } from './applicants.ts';
export { loadFactorDay } from './factor-day.ts';
export { loadWorld } from './load-world.ts';
export { people, type WorldPerson } from './people.ts';
export { farms, plots } from './farms.ts';
export { activities, harvests, seasons } from './seasons.ts';
export { storyLink } from './load-story.ts';
