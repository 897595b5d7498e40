import type { ExtensionWorker } from '@shuka/domain/accounts';
import { stateName } from '@shuka/domain/kit/state-names.ts';

/** Where somebody works; '' while they did not say. */
export const placeOf = ({ lga, stateCode }: Pick<ExtensionWorker, 'lga' | 'stateCode'>): string =>
  [lga, stateCode === '' ? '' : stateName(stateCode)].filter((part) => part !== '').join(', ');
