import { ownLink, printLotLabels as contract, traceCodeOf } from '@shuka/domain/traceability';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findLot } from '#lots';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { labelFile } from './label-file.ts';

/** In fives, the last a six, so that it can be read out and typed. */
export const groupedCode = (id: string): string => traceCodeOf(id).replace(/(.{5})(?=.{5})/g, '$1-');

export const printLotLabels = handle(contract, async ({ keeperId, lotId, symbol, on, copies }, context) => {
  const { db, language, publicUrl } = context;
  const lot = await findLot(db, keeperId, lotId);
  if (lot === null) throw new Problem('not-found');
  const lines = [
    say(language, 'label.weight', { kilograms: formatNumber(lot.leftGrams / 1000) }),
    say(language, 'label.stored', { day: formatDate(lot.bornOn, language) }),
    ...(lot.certificate === '' ? [] : [lot.certificate]),
  ];
  const title = [lot.crop, lot.variety].filter((text) => text !== '').join(', ');
  return labelFile(
    { symbol, text: ownLink(publicUrl, lot.id), readable: groupedCode(lot.id), title, lines },
    { on, copies },
  );
});
