import { UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** The way to register a farmer. */
export const RegisterFarmerLink = () => {
  const { t } = useWords();
  return (
    <Link
      to="/extension-farmers/new"
      className="inline-flex min-h-12 items-center justify-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
    >
      <UserPlus aria-hidden className="size-5 shrink-0" />
      {t('assist.title')}
    </Link>
  );
};
