import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

const look =
  'flex min-h-12 items-center justify-center gap-2 rounded-xl border-2 border-leaf px-4 py-2 text-center font-semibold text-leaf';

/** To the groups that stand for each other's loans. */
export const GroupsLink = ({ area }: { readonly area: string }) => {
  const { t } = useWords();
  return (
    <Link to={loanPaths.groups(area)} className={look}>
      <Users aria-hidden className="size-6" />
      {t('loans.groups')}
    </Link>
  );
};

/** From a loan to the group that stands for it. */
export const GroupLink = ({ area, groupId }: { readonly area: string; readonly groupId: string }) => {
  const { t } = useWords();
  return (
    <Link to={loanPaths.group(area, groupId)} className={look}>
      <Users aria-hidden className="size-6" />
      {t('loans.itsGroup')}
    </Link>
  );
};
