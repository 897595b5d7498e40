import type { NamedPerson } from '#accounts';
import { cursorParts, limitOf } from '#kit/page.ts';

type Asked = {
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
  readonly search?: string | undefined;
};

/** A page of people by last name, first name and id, with one row more than it shows. */
export const namePage = ({ after, limit, search = '' }: Asked) => {
  const [lastName = '', firstName = '', id = '00000000-0000-0000-0000-000000000000'] =
    cursorParts(after, ['text', 'text', 'id']) ?? [];
  return { search, after: [lastName, firstName, id] as const, limit: limitOf(limit) + 1 };
};

/** Where the page after this person begins. */
export const nameKey = ({ lastName, firstName, accountId }: NamedPerson): string[] => [
  lastName.toLowerCase(),
  firstName.toLowerCase(),
  accountId,
];
