import { expect, test } from 'vitest';
import type { ManagerTask } from '@shuka/domain/extension';
import type { Words } from '#kit/words.tsx';
import { taskWords } from './task-words.ts';

const asked: string[] = [];
const texts: Readonly<Record<string, string>> = {
  'season.work.weed': 'cire ciyawa',
  'task.stageHarvest': 'girbi',
  'crop.maize': 'Masara',
};
const say: Words['say'] = (id, values) => {
  asked.push(id);
  return values === undefined ? (texts[id] ?? id) : `${id} ${JSON.stringify(values)}`;
};
const hausa: Words = { language: 'ha', say, t: say };

const saidOf = (values: ManagerTask['values']) =>
  taskWords({ says: 'task.what', why: 'task.why', values } as ManagerTask, hausa);

test('a task says its work, crop and stage in the words of who reads it, and the rest as it is', () => {
  expect(saidOf({ work: 'season.work.weed', crop: 'Maize', step: 'Buy seed' }).what).toBe(
    'task.what {"work":"cire ciyawa","crop":"Masara","step":"Buy seed"}',
  );
  expect(saidOf({ stage: 'harvest', days: 3 }).why).toBe('task.why {"stage":"girbi","days":3}');
});

test('only what a task is about is asked of the catalogue', () => {
  asked.length = 0;
  saidOf({ days: 3 });
  expect(asked).toEqual(['task.what', 'task.why']);
});
