import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { securityParts } from '#accounts';
import { once } from '#kit/api.ts';
import { WordsProvider, type Words } from '#kit/words.tsx';

/** Shows the question over whatever is on screen, and takes it away once it was answered. */
const ask = async (words: Words): Promise<boolean> => {
  const StepUpDialog = await (await securityParts()).loadStepUp();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const isProved = await new Promise<boolean>((onAnswer) => {
    const children = createElement(StepUpDialog, { onAnswer });
    root.render(createElement(WordsProvider, { words, children }));
  });
  setTimeout(() => {
    root.unmount();
    place.remove();
  });
  return isProved;
};

/** From now on acts that ask for a fresh second factor ask the person for it; several at once ask once. */
export const askStepUp = (words: Words): void => {
  let asking: Promise<boolean> | null = null;
  once.more = async ({ code }) =>
    code === 'factor-not-fresh' &&
    (asking ??= ask(words)
      .catch(() => false)
      .finally(() => {
        asking = null;
      }));
};
