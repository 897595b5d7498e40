import { settleRole, type RoleChange } from '@shuka/domain/admin';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { SecondDecision } from '#kit/second-decision.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly change: RoleChange; readonly onDone: () => void };

/** One change: whose, what, why, who said it, and for another admin the decision. */
export const RoleChangeCard = ({ change, onDone }: Props) => {
  const { t, say, language } = useWords();
  const { name, reason, state, until, askedByName, askedAt, decidedByName, mayDecide } = change;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{name}</h2>
      <p className="font-semibold">{[say(`roles.change.${change.change}`), say(`roles.state.${state}`)].join(' · ')}</p>
      {until !== null && <p>{t('roles.holdsUntil', { day: formatDate(until, language) })}</p>}
      <p className="break-words">{reason}</p>
      <p className="text-sm break-words text-ink-soft">
        {[
          formatDate(askedAt, language),
          t('roles.askedBy', { name: askedByName }),
          ...(decidedByName === '' ? [] : [t('roles.decidedBy', { name: decidedByName })]),
        ].join(' · ')}
      </p>
      {mayDecide && (
        <SecondDecision
          contract={settleRole}
          draftOf={(said) => ({ ...said, roleChangeId: change.id })}
          onDone={onDone}
        />
      )}
    </li>
  );
};
