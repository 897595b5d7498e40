import type { ImportRun } from '@shuka/domain/imports';
import type { Words } from '#kit/words.tsx';

/** How far a list is, in words: one that was tried and has nothing good waits for nobody's yes. */
export const stateWords = ({ state, good }: Pick<ImportRun, 'state' | 'good'>, { t, say }: Words): string =>
  state === 'checked' && good === 0 ? t('imports.stateNothingGood') : say(`imports.state.${state}`);
