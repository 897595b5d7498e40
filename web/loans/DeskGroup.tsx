import { readGroup } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { GroupMembers } from './GroupMembers.tsx';

/** Those who stand for a loan, for an officer. */
export const DeskGroup = ({ groupId }: { readonly groupId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readGroup, { groupId });
  return (
    <LoadedPart loaded={loaded}>
      {(group) => (
        <>
          <h2 className="text-xl font-bold break-words">{[t('loans.itsGroup'), group.name].join(': ')}</h2>
          <p>{t('lending.groupOwes', { left: formatNaira(group.leftKobo), late: formatNaira(group.overdueKobo) })}</p>
          <GroupMembers group={group} payerId={null} onChanged={() => undefined} />
        </>
      )}
    </LoadedPart>
  );
};
