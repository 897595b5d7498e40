import { ClipboardPen, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import type { VisitRequest } from '@shuka/domain/extension';
import type { Kept } from '#kit/rows.ts';
import type { WordId } from '#kit/words.tsx';
import { AnswerRequestForm } from './AnswerRequestForm.tsx';
import { ManagerActs, type Act } from './ManagerActs.tsx';
import { RecordVisitForm } from './RecordVisitForm.tsx';
import { RequestCard } from './RequestList.tsx';

/** A request for the manager who looks after whoever asks: answer it, or write down the visit it led to. */
export const RequestToAnswer = ({ kept, farmer }: { kept: Kept<VisitRequest>; farmer: string }) => {
  const { row } = kept;
  const [open, setOpen] = useState<WordId | null>(null);
  const close = (): void => setOpen(null);
  const acts: readonly Act[] = [
    {
      says: 'extension.answerRequest',
      Icon: MessageSquareReply,
      form: <AnswerRequestForm request={row} onSaved={close} />,
    },
    {
      says: 'extension.recordVisit',
      Icon: ClipboardPen,
      form: <RecordVisitForm keeperId={row.keeperId} requestId={row.id} onSaved={close} />,
    },
  ];
  return (
    <RequestCard kept={kept} farmer={farmer}>
      <ManagerActs acts={acts} open={open} onOpen={setOpen} />
    </RequestCard>
  );
};
