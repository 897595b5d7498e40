import type { ComponentType } from 'react';
import { messageRows } from '@shuka/domain/messaging';
import { usePerson } from '#accounts';
import { RoomsLink } from './RoomsLink.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ConversationList } from './ConversationList.tsx';
import { Thread } from './Thread.tsx';

/** `Partner` says who reads what a farmer writes. */
type Props = { readonly Partner: ComponentType };

/** A manager's conversations; for a farmer the one with whoever looks after them. */
export const MessagesPage = ({ Partner }: Props) => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(messageRows);
  const isManager = person.roles.includes('extension-manager');
  return (
    <section className="grid max-w-3xl gap-5">
      <h1 className="text-2xl font-bold">{t('talk.title')}</h1>
      <RoomsLink />
      {!isManager && (
        <>
          <Partner />
          <Notice kind="hint">{t('talk.whoReads')}</Notice>
        </>
      )}
      <LoadedPart loaded={loaded}>
        {() => (isManager ? <ConversationList /> : <Thread keeperId={person.accountId} />)}
      </LoadedPart>
    </section>
  );
};
