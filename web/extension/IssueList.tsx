import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { closeIssue, type Issue } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import type { Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { CareAnswer, CareHead } from './care-parts.tsx';
import { CarePhoto } from './CarePhoto.tsx';
import { kindWords } from './extension-words.ts';
import type { Hands } from './VisitList.tsx';
import { VoicePlayer } from './VoicePlayer.tsx';

type Props = { readonly issues: readonly Kept<Issue>[]; readonly hands: Hands };

/** The problems that were told, the open ones first; nothing while there are none. */
export const IssueList = ({ issues, hands }: Props) => {
  const { t } = useWords();
  if (issues.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('extension.issues')}</h2>
      <ul className="grid gap-3">
        {issues.map((kept) => (
          <li key={kept.row.id}>
            <IssueCard kept={kept}>
              {hands === 'farmer' && kept.row.state === 'open' && <CloseButton issueId={kept.row.id} />}
            </IssueCard>
          </li>
        ))}
      </ul>
    </section>
  );
};

const CloseButton = ({ issueId }: { issueId: string }) => {
  const { t } = useWords();
  return (
    <Button look="quiet" className="justify-self-start" onClick={() => void submit(closeIssue, { issueId })}>
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {t('extension.solved')}
    </Button>
  );
};

type CardProps = { readonly kept: Kept<Issue>; readonly farmer?: string; readonly children?: ReactNode };

/** One problem: what, since when, in words, sound and pictures, and the answer. */
export const IssueCard = ({ kept: { row, state }, farmer, children }: CardProps) => {
  const { t, language } = useWords();
  const isOpen = row.state === 'open';
  const Icon = isOpen ? TriangleAlert : CircleCheck;
  return (
    <article
      className={`grid gap-2 rounded-2xl border bg-paper p-4 ${isOpen ? 'border-2 border-ochre' : 'border-line'}`}
    >
      <CareHead Icon={Icon} state={state}>
        {t(kindWords[row.kind])}
      </CareHead>
      {farmer !== undefined && <p className="break-words font-semibold">{farmer}</p>}
      <p className="text-ink-soft">
        {isOpen || row.closedAt === null
          ? t('extension.openSince', { date: formatDate(row.openedAt, language) })
          : t('extension.closedOn', { date: formatDate(row.closedAt, language) })}
      </p>
      {row.description !== '' && <p className="whitespace-pre-line break-words">{row.description}</p>}
      {row.voiceId !== null && <VoicePlayer voiceId={row.voiceId} />}
      {row.photoIds.map((photoId) => (
        <CarePhoto key={photoId} photoId={photoId} says="extension.photoOfProblem" />
      ))}
      <CareAnswer answer={row.answer} />
      {children}
    </article>
  );
};
