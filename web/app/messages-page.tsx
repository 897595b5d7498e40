import type { ComponentType } from 'react';
import { agentRows } from '@shuka/domain/extension';
import { usePerson } from '#accounts';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { loadMessagesPage } from '#messaging';

/** Who looks after the farmer who writes; nothing while it is being read. */
const Partner = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRow(agentRows, person.accountId);
  if (loaded.state !== 'ready') return null;
  return <p>{loaded.value === null ? t('talk.nobody') : t('talk.with', { name: loaded.value.row.name })}</p>;
};

export const loadWholeMessagesPage = async (): Promise<ComponentType> => {
  const Page = await loadMessagesPage();
  return () => <Page Partner={Partner} />;
};
