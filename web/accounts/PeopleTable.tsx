import { FileSearch } from 'lucide-react';
import { Link } from 'wouter';
import { decisionsFor, type Decision, type PersonRow } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { decisionWords } from './decision-words.ts';

type Props = {
  readonly people: readonly PersonRow[];
  readonly dateOf: (date: string) => string;
  readonly onDecide: (person: PersonRow, decision: Decision) => void;
};

/** One card a person on a small screen, one row on a wide one. */
export const PeopleTable = ({ people, dateOf, onDecide }: Props) => {
  const { t, say } = useWords();
  if (people.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 p-6">
        <img src="/pictures/empty-people.svg" alt="" width="240" height="180" />
        <p>{t('people.none')}</p>
      </div>
    );
  }
  return (
    <ul className="grid gap-3">
      {people.map((person) => (
        <li
          key={person.accountId}
          className="grid items-center gap-2 rounded-2xl border border-line bg-paper p-4 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]"
        >
          <p className="font-semibold">{[person.lastName, person.firstName].join(', ')}</p>
          <p className="min-w-0 break-words text-sm">
            {person.email}
            <br />
            {person.phone}
          </p>
          <p>{person.roles.map((role) => say(`role.${role}`)).join(', ')}</p>
          <p>
            <strong>{say(`people.state.${person.state}`)}</strong>
            <br />
            <span className="text-sm text-ink-soft">{dateOf(person.createdAt)}</span>
          </p>
          {person.state === 'pending' && <Applicant person={person} />}
          <Acts person={person} onDecide={onDecide} />
        </li>
      ))}
    </ul>
  );
};

/** What an admin may look at of somebody, and decide about them. */
const Acts = ({ person, onDecide }: { readonly person: PersonRow; readonly onDecide: Props['onDecide'] }) => {
  const words = useWords();
  const { t } = words;
  return (
    <div className="flex flex-wrap gap-2">
      {person.roles.includes('investor') && (
        <ReadLink to={`/admin/people/${person.accountId}/investor`} says={t('people.investorFile')} />
      )}
      <ReadLink to={`/admin/people/${person.accountId}/phones`} says={t('people.phones')} />
      {decisionsFor(person.state).map((decision) => (
        <Button
          key={decision}
          look={decision === 'close' || decision === 'suspend' ? 'danger' : 'quiet'}
          onClick={() => onDecide(person, decision)}
        >
          {decisionWords(person.state, decision, words)}
        </Button>
      ))}
    </div>
  );
};

const ReadLink = ({ to, says }: { to: string; says: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 items-center gap-2 self-center justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
  >
    <FileSearch aria-hidden className="size-5" />
    {says}
  </Link>
);

/** What an applicant told of themselves, for the one who decides. */
const Applicant = ({ person }: { person: PersonRow }) => {
  const { t } = useWords();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <div className="col-span-full flex flex-wrap gap-3">
      {person.photoId !== null && (
        <img
          src={`/api/people/${person.accountId}/photo/${person.photoId}`}
          alt={t('people.photoOf', { name })}
          width="96"
          height="96"
          className="size-24 rounded-xl object-cover"
        />
      )}
      {person.roles.includes('extension-manager') && (
        <ReadLink to={`/admin/people/${person.accountId}`} says={t('people.application')} />
      )}
      {person.roles.includes('agro-processor') && (
        <ReadLink to={`/admin/people/${person.accountId}/company`} says={t('people.application')} />
      )}
      {person.about !== '' && (
        <p className="min-w-0 whitespace-pre-line break-words">
          <strong>{t('people.about')}</strong> {person.about}
        </p>
      )}
    </div>
  );
};
