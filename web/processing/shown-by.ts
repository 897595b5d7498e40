import { looksLikePhone } from '@shuka/domain/kit/phone.ts';

/** What somebody showed at the gate: a number, else the code of a card. The server finds whose it is. */
export const shownBy = (shown: string): { readonly phone: string; readonly cardCode: string } =>
  looksLikePhone(shown) ? { phone: shown, cardCode: '' } : { phone: '', cardCode: shown.trim() };
