import { people, type WorldPerson } from '#world';
import type { ViewerName } from './authorization-matrix.ts';

/** Who stands for each column of the matrix. */
export const personOf: Readonly<Record<Exclude<ViewerName, 'nobody'>, WorldPerson>> = {
  farmer: people.amina,
  manager: people.chidi,
  investor: people.bola,
  processor: people.danjuma,
  admin: people.ngozi,
  waiting: people.tunde,
  unproved: people.ngozi,
};

/** The same, with Amina where nobody asks. */
export const someoneFor = (viewer: ViewerName): WorldPerson => (viewer === 'nobody' ? people.amina : personOf[viewer]);
