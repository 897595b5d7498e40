import { issueRows, visitRows } from '@shuka/domain/extension';
import { entryRows } from '@shuka/domain/finance';
import { reportRows } from '@shuka/domain/reports';
import { seasonRows } from '@shuka/domain/seasons';
import { world } from '#kit/world.ts';

const tellingOfFarms = [seasonRows, entryRows, reportRows, visitRows, issueRows].map(({ name }) => name);

/** Whether anything on this phone was written of a farm; the server looks for itself. */
export const isFarmInUse = (farmId: string): boolean =>
  tellingOfFarms.some((type) => world.list(type).some(({ row }) => Reflect.get(row, 'farmId') === farmId));
