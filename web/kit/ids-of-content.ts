import { newId } from '@shuka/domain/kit/new-id.ts';

/** One id for each content: the same sent again is the same act, done once, whatever was sent between; another is another. */
export const idsOfContent = (): ((content: string) => string) => {
  const ids = new Map<string, string>();
  return (content) => {
    const id = ids.get(content) ?? newId();
    ids.set(content, id);
    return id;
  };
};
