import { listCases } from '@shuka/domain/library';
import { usePerson } from '#accounts';
import { useLoad } from '#kit/use-load.ts';

/** Whether this person is an agronomist: to anybody else the desk is not there. False until the server said so. */
export const useIsAgronomist = (): boolean => {
  const { person } = usePerson();
  return useLoad(listCases, { agronomistId: person.accountId, state: 'waiting', limit: '1' }).state === 'ready';
};
