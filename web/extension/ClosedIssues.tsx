import { ChevronDown } from 'lucide-react';
import type { Issue } from '@shuka/domain/extension';
import type { Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { IssueCard } from './IssueList.tsx';

type Props = { readonly issues: readonly Kept<Issue>[]; readonly farmer: string };

/** The problems that are over, with what was answered, folded away: what helped once may help again. */
export const ClosedIssues = ({ issues, farmer }: Props) => {
  const { t } = useWords();
  if (issues.length === 0) return null;
  return (
    <details className="group rounded-2xl border border-line bg-paper px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 font-bold">
        {t('visit.closedIssues', { count: issues.length })}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="mb-4 grid gap-3">
        {issues.map((kept) => (
          <li key={kept.row.id}>
            <IssueCard kept={kept} farmer={farmer} />
          </li>
        ))}
      </ul>
    </details>
  );
};
