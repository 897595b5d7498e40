import { UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** Leads to the farmers who may have been registered twice. */
export const DuplicatesLink = ({ to }: { to: '/admin/duplicates' | '/ExtensionManager/duplicates' }) => {
  const { t } = useWords();
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      <UsersRound aria-hidden className="size-5 shrink-0" />
      {t('merge.title')}
    </Link>
  );
};
