import { issueRows, visitRequestRows, type ManagerTask } from '@shuka/domain/extension';
import { useRow } from '#kit/rows.ts';
import { IssueToAnswer } from './IssueToAnswer.tsx';
import { RequestToAnswer } from './RequestToAnswer.tsx';

type Props = { readonly subjectId: string; readonly farmer: string };

const Issue = ({ subjectId, farmer }: Props) => {
  const loaded = useRow(issueRows, subjectId);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  return kept === null ? null : <IssueToAnswer kept={kept} farmer={farmer} />;
};

const Request = ({ subjectId, farmer }: Props) => {
  const loaded = useRow(visitRequestRows, subjectId);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  return kept === null ? null : <RequestToAnswer kept={kept} farmer={farmer} />;
};

/** What a farmer asked or told, to be answered where the task stands; nothing for a task that is about neither. */
export const AnswerHere = ({ task: { kind, subjectId }, farmer }: { task: ManagerTask; farmer: string }) => {
  if (subjectId === null) return null;
  const Card = kind === 'open-issue' ? Issue : Request;
  return <Card subjectId={subjectId} farmer={farmer} />;
};
