import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** A counter that hears its questions, and answers when it is let. */
const openCounter = () => {
  const heard: string[][] = [];
  const answers: (() => void)[] = [];
  const ask = gather(
    async (keys: readonly string[]) => {
      heard.push([...keys]);
      await new Promise<void>((resolve) => answers.push(resolve));
      if (keys.includes('broken')) throw new Error('not that one');
      return keys.map((key) => `${key}!`);
    },
    (key) => key.slice(0, 6),
    3,
  );
  const answer = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      answers.shift()?.();
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    }
  };
  return { ask, answer, heard };
};

test('who comes alone is asked for at once; those who come meanwhile are asked for together, a few at a time', async () => {
  const { ask, answer, heard } = openCounter();
  const all = ['amina', 'musa', 'chidi', 'bola', 'ngozi'].map(ask);
  expect(heard).toEqual([['amina']]);
  await answer(3);
  expect(heard).toEqual([['amina'], ['bola', 'chidi', 'musa'], ['ngozi']]);
  expect(await Promise.all(all)).toEqual(['amina!', 'musa!', 'chidi!', 'bola!', 'ngozi!']);
});

test('two of the same name are never asked for together', async () => {
  const { ask, answer, heard } = openCounter();
  const all = ['first', 'same-1', 'same-1x', 'other'].map(ask);
  await answer(2);
  expect(heard.slice(1)).toEqual([['other', 'same-1'], ['same-1x']].map((keys) => keys));
  await answer();
  expect(await Promise.all(all)).toEqual(['first!', 'same-1!', 'same-1x!', 'other!']);
});

test('what one of them asks wrongly fails that one alone', async () => {
  const { ask, answer } = openCounter();
  const all = ['first', 'broken', 'musa'].map((key) => ask(key).catch((error: Error) => error.message));
  await answer(4);
  expect(await Promise.all(all)).toEqual(['first!', 'not that one', 'musa!']);
});
