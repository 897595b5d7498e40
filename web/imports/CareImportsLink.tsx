import { FileUp } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { importPaths } from './import-paths.ts';

/** Leads a manager to the lists of their own caseload. */
export const CareImportsLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={importPaths.managers}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
    >
      <FileUp aria-hidden className="size-5 shrink-0" />
      {t('merge.imports')}
    </Link>
  );
};
