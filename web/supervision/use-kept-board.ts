import { readBoard } from '@shuka/domain/supervision';
import { useKept } from '#kit/use-kept.ts';

/** The board of a zone as the server has it now, with no network the one that was seen last. */
export const useKeptBoard = (zoneId: string) => useKept(readBoard, { zoneId }, `board ${zoneId}`);
