import { listRequests as contract } from '@shuka/domain/privacy';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { nameRequests } from './name-requests.ts';
import { findAllRequests, findOpenRequests, type StoredRequest } from './request-store.ts';

const keyOf = ({ askedAt, id }: StoredRequest): string[] => [askedAt, id];

/** A day that is no day of the calendar would be an error of the database, so the due day travels as a moment. */
const keyOfOpen = ({ dueOn, id }: StoredRequest): string[] => [`${dueOn}T00:00:00Z`, id];

export const listRequests = handle(contract, async ({ state = 'open', after, limit }, { db }) => {
  const size = limitOf(limit);
  const page = { after: cursorParts(after, ['moment', 'id']), limit: size + 1 };
  const isOpen = state === 'open';
  const found = await (isOpen ? findOpenRequests(db, page) : findAllRequests(db, page));
  const { items, next } = cutPage(found, size, isOpen ? keyOfOpen : keyOf);
  return { items: await nameRequests(db, items), next };
});
