import { newId } from '@shuka/domain/kit/new-id.ts';

/** One id for one content: the same sent again is the same act, done once; a changed one is another. */
export const idsOfContent = (): ((content: string) => string) => {
  let sent = { id: newId(), content: '' };
  return (content) => {
    if (sent.content !== '' && sent.content !== content) sent = { id: newId(), content };
    sent = { ...sent, content };
    return sent.id;
  };
};
