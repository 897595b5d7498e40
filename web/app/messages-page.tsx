import type { ComponentType } from 'react';
import { agentRows } from '@shuka/domain/extension';
import { usePerson } from '#accounts';
import { Suspense } from '#kit/lazy.ts';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { loadMessagesPage } from '#messaging';
import { loadGuidance } from '#supervision';
import { optional } from './optional.ts';

/** What a supervisor wrote to a manager stands with their messages too. */
const Guidance = optional(loadGuidance);

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
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Page Partner={Partner} />
      <Suspense fallback={null}>
        <Guidance />
      </Suspense>
    </div>
  );
};
