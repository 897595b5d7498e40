import { LogOut, Send } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { applyForGroup, leaveGroup, readGroup, type LoanGroup } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { groupStateWords } from './group-words.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { loanPaths } from './loan-paths.ts';

/** One group: its members, each with their share and how they stand, and what all owe together. */
export const GroupPage = () => {
  const { t } = useWords();
  const groupId = (useParams()['groupId'] ?? '').toLowerCase();
  const [path] = useLocation();
  const area = path.startsWith(loanPaths.manager) ? loanPaths.manager : loanPaths.farmer;
  const loaded = useLoad(readGroup, { groupId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.groups(area)}>{t('loans.groups')}</BackLink>
      <LoadedPart loaded={loaded}>{(group) => <Whole key={group.id} first={group} area={area} />}</LoadedPart>
    </section>
  );
};

const Whole = ({ first, area }: { readonly first: LoanGroup; readonly area: string }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [group, setGroup] = useState(first);
  const isOwn = group.members.some(({ keeperId }) => keeperId === person.accountId);
  return (
    <>
      <GroupHead group={group} />
      {group.state === 'forming' && <Forming group={group} area={area} ownId={person.accountId} onChanged={setGroup} />}
      <h2 className="text-xl font-bold">{t('loans.members')}</h2>
      <GroupMembers group={group} payerId={isOwn ? person.accountId : null} onChanged={setGroup} />
    </>
  );
};

/** What a group is and what all of it owes. */
const GroupHead = ({ group }: { readonly group: LoanGroup }) => {
  const { t } = useWords();
  const { name, productName, state, members, most, instalments, leftKobo, overdueKobo } = group;
  const shares = members.reduce((sum, { principalKobo }) => sum + principalKobo, 0);
  return (
    <>
      <h1 className="text-2xl font-bold break-words">{name === '' ? productName : name}</h1>
      <p className="text-lg font-semibold">{t(groupStateWords[state])}</p>
      {overdueKobo > 0 && <Notice kind="error">{t('loans.groupIsLate', { amount: formatNaira(overdueKobo) })}</Notice>}
      <Facts
        facts={[
          [t('loans.product'), productName],
          [t('loans.instalments'), String(instalments)],
          [t('loans.members'), t('loans.membersOf', { members: members.length, most })],
          [t('loans.sharesTogether'), formatNaira(shares)],
          ...(leftKobo > 0 ? ([[t('loans.leftTogether'), formatNaira(leftKobo)]] as const) : []),
        ]}
      />
    </>
  );
};

type FormingProps = {
  readonly group: LoanGroup;
  readonly area: string;
  readonly ownId: string;
  readonly onChanged: (group: LoanGroup) => void;
};

/** Until the group asks: its code to pass on, its leader's asking, and the way out. A manager acts for those in care. */
const Forming = ({ group, area, ownId, onChanged }: FormingProps) => {
  const { t } = useWords();
  const [, go] = useLocation();
  const { id: groupId, leaderId, members, least } = group;
  const { people } = usePeople(farmerRows, ownId);
  const inHand = area === loanPaths.manager ? people.map(({ id }) => id) : [ownId];
  return (
    <>
      <Notice kind="hint">
        {t('loans.passCodeOn')} <strong className="text-xl tracking-widest">{group.code}</strong>
      </Notice>
      {members.length < least ? (
        <p>{t('loans.moreNeeded', { count: least - members.length })}</p>
      ) : (
        inHand.includes(leaderId) && (
          <Form contract={applyForGroup} draftOf={() => ({ groupId, keeperId: leaderId })} onDone={onChanged}>
            <SubmitButton sending={t('form.sending')}>
              <Send aria-hidden className="size-5 shrink-0" />
              {t('loans.askForAll')}
            </SubmitButton>
          </Form>
        )
      )}
      {members
        .filter(({ keeperId }) => inHand.includes(keeperId))
        .map(({ keeperId, name }) => (
          <Form
            key={keeperId}
            contract={leaveGroup}
            draftOf={() => ({ groupId, keeperId })}
            onDone={() => go(loanPaths.groups(area))}
          >
            <SubmitButton look="danger" sending={t('form.sending')}>
              <LogOut aria-hidden className="size-5 shrink-0" />
              {t(keeperId === leaderId ? 'loans.giveUpGroup' : 'loans.leaveGroup', { name })}
            </SubmitButton>
          </Form>
        ))}
    </>
  );
};
