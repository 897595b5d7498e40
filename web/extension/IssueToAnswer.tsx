import { MessageSquareReply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Issue } from '@shuka/domain/extension';
import type { Kept } from '#kit/rows.ts';
import type { WordId } from '#kit/words.tsx';
import { AnswerIssueForm } from './AnswerIssueForm.tsx';
import { IssueCard } from './IssueList.tsx';
import { ManagerActs } from './ManagerActs.tsx';

type Props = { readonly kept: Kept<Issue>; readonly farmer: string; readonly children?: ReactNode };

/** A problem for the manager: what to do about it. */
export const IssueToAnswer = ({ kept, farmer, children }: Props) => {
  const [open, setOpen] = useState<WordId | null>(null);
  const form = <AnswerIssueForm issue={kept.row} onSaved={() => setOpen(null)} />;
  return (
    <IssueCard kept={kept} farmer={farmer}>
      <ManagerActs
        acts={[{ says: 'extension.answerIssue', Icon: MessageSquareReply, form }]}
        open={open}
        onOpen={setOpen}
      />
      {children}
    </IssueCard>
  );
};
