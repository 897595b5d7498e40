import type { FlagName } from '@shuka/domain/settings';
import { usePerson } from './SessionProvider.tsx';

/** Whether what is opened step by step is open to whoever is signed in; a phone that never heard of it shows it, and the server decides. */
export const useFlag = (name: FlagName): boolean => usePerson().person.flags?.includes(name) ?? true;
