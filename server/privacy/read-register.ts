import { readRegister as contract, registerNow } from '@shuka/domain/privacy';
import { handle } from '#kit/route.ts';

export const readRegister = handle(contract, async () => registerNow);
