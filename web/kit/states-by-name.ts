import { stateChoices } from '@shuka/domain/kit/state-names.ts';

/** Every state, in the order in which somebody looks for its name. */
export const statesByName = stateChoices.toSorted((one, other) => one.name.localeCompare(other.name));
