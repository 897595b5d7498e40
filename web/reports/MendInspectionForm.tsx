import { useState } from 'react';
import * as z from 'zod/mini';
import { inspectionDraft, inspectionRows, type Inspection, type InspectionDraft } from '@shuka/domain/reports';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useRows } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { InspectionForm } from './InspectionForm.tsx';
import { beginAgain } from './begin-inspection.ts';
import type { UnfinishedInspection } from './unfinished-inspection.ts';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** An inspection that the server did not take, put right by a person. */
export const MendInspectionForm = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const inspections = useRows(inspectionRows);
  const sent = z.safeParse(inspectionDraft, input).data;
  if (sent === undefined) return <Notice kind="hint">{t('inspection.notHere')}</Notice>;
  return (
    <LoadedPart loaded={inspections}>
      {(kept) => <Mending sent={sent} known={rowsOf(kept)} onMended={onMended} />}
    </LoadedPart>
  );
};

type MendingProps = Pick<Props, 'onMended'> & {
  readonly sent: InspectionDraft;
  readonly known: readonly Inspection[];
};

const Mending = ({ sent, known, onMended }: MendingProps) => {
  const find = (id: string | null): Inspection | null => known.find((one) => one.id === id) ?? null;
  const [follows, corrects] = [find(sent.follows), find(sent.corrects)];
  const today = useToday();
  const [value, change] = useState<UnfinishedInspection>(() => beginAgain(sent, follows));
  return (
    <InspectionForm
      value={value}
      change={change}
      about={{ farmId: sent.farmId, seasonId: sent.seasonId, stage: sent.stage, follows, corrects }}
      keeperId={sent.keeperId}
      today={today}
      onSaved={() => Promise.resolve()}
      // When it was made is not when it is put right.
      take={(draft) => onMended({ ...draft, finishedAt: sent.finishedAt })}
    />
  );
};
