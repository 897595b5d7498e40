import { formatNaira } from '@shuka/domain/kit/naira.ts';

/** In letters that cost one message: the sign of the naira would make three of it. */
export const nairaSms = (kobo: number): string => formatNaira(kobo).replace('₦', 'N');
