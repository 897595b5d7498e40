import { setProcessorPhoto as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { keepOwnPicture, replaceOwnPhoto } from './set-investor-photo.ts';

export const setProcessorPhoto = handle(
  contract,
  (_input, context, photoKey: string) => replaceOwnPhoto(context, photoKey),
  { prepare: (_input, context) => keepOwnPicture(context) },
);
