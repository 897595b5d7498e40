import {
  addPhoto,
  registerFarm,
  registerPlot,
  removePhoto,
  removePlot,
  reviseFarm,
  revisePlot,
  settleClash,
} from '@shuka/domain/farms';
import type { WordId } from '#kit/words.tsx';

const wordsByContract: Readonly<Record<string, WordId>> = {
  [registerFarm.name]: 'phone.act.registerFarm',
  [reviseFarm.name]: 'phone.act.reviseFarm',
  [registerPlot.name]: 'phone.act.registerPlot',
  [revisePlot.name]: 'phone.act.revisePlot',
  [removePlot.name]: 'phone.act.removePlot',
  [addPhoto.name]: 'phone.act.addPhoto',
  [removePhoto.name]: 'phone.act.removePhoto',
  [settleClash.name]: 'phone.act.settleClash',
};

/** What an act is, for people; one of a newer version of the app is just a change. */
export const actWords = (contract: string): WordId => wordsByContract[contract] ?? 'phone.act.other';

const nameIn = (value: unknown): string | null => {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'string' && name !== '' ? name : null;
};

/** The name of what an act is about, where its input tells it. */
export const subjectOf = (input: Readonly<Record<string, unknown>>): string | null =>
  nameIn(input) ?? nameIn(input['becomes']) ?? nameIn(input['was']);
