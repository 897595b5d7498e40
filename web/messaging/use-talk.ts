import { useMemo } from 'react';
import {
  byPlace,
  conversationRows,
  messageRows,
  newestFirst,
  talksOf,
  type Conversation,
  type Message,
  type Talk,
} from '@shuka/domain/messaging';
import { farmerRows, type FarmerRow } from '@shuka/domain/accounts';
import { usePerson } from '#accounts';
import { rowsOf, useKept, useRow, type Kept } from '#kit/rows.ts';

/** A farmer's messages in their order, and how far each side has come with them. */
export const useThread = (
  keeperId: string,
): { readonly messages: readonly Kept<Message>[]; readonly conversation: Conversation | null } => {
  const kept = useKept(messageRows);
  const loaded = useRow(conversationRows, keeperId);
  const messages = useMemo(
    () => kept.filter(({ row }) => row.keeperId === keeperId).toSorted((one, other) => byPlace(one.row, other.row)),
    [kept, keeperId],
  );
  return { messages, conversation: loaded.state === 'ready' ? (loaded.value?.row ?? null) : null };
};

/** A conversation with the farmer it belongs to. */
export type NamedTalk = { readonly farmer: FarmerRow; readonly talk: Talk | null };

const byName = new Intl.Collator('en', { sensitivity: 'base' });

export const fullName = ({ firstName, lastName }: FarmerRow): string => `${firstName} ${lastName}`;

const nameOf = ({ lastName, firstName }: FarmerRow): string => `${lastName} ${firstName}`;

/** Every farmer in care: those with messages first, the newest on top, then the others by name. */
export const useTalks = (): readonly NamedTalk[] => {
  const { person } = usePerson();
  const farmers = useKept(farmerRows);
  const messages = useKept(messageRows);
  const conversations = useKept(conversationRows);
  const { accountId } = person;
  const named = useMemo(() => new Map(rowsOf(farmers).map((farmer) => [farmer.id, farmer])), [farmers]);
  return useMemo(() => {
    const talks = talksOf(rowsOf(messages), rowsOf(conversations), accountId);
    const talking = newestFirst(talks.values()).flatMap((talk) => {
      const farmer = named.get(talk.keeperId);
      return farmer === undefined ? [] : [{ farmer, talk }];
    });
    const silent = [...named.values()]
      .filter(({ id }) => !talks.has(id) && id !== accountId)
      .toSorted((one, other) => byName.compare(nameOf(one), nameOf(other)))
      .map((farmer) => ({ farmer, talk: null }));
    return [...talking, ...silent];
  }, [messages, conversations, accountId, named]);
};
