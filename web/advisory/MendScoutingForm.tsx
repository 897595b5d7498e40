import * as z from 'zod/mini';
import { scoutingDraft } from '@shuka/domain/advisory';
import { seasonRows } from '@shuka/domain/seasons';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ScoutingForm } from './ScoutingForm.tsx';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** A walk for pests that the server did not take, made right by a person. */
export const MendScoutingForm = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const loaded = useRow(seasonRows, String(input['seasonId']));
  const season = loaded.state === 'ready' ? loaded.value?.row : undefined;
  if (season === undefined) return <Notice kind="hint">{t('pests.seasonGone')}</Notice>;
  const read = z.safeParse(scoutingDraft, input);
  const corrects = typeof input['corrects'] === 'string' ? input['corrects'] : null;
  return (
    <ScoutingForm
      season={season}
      entered={read.success ? read.data : null}
      id={String(input['id'])}
      corrects={corrects}
      about={String(input['id'])}
      send={async () => ({ ok: true, value: {} })}
      onSaved={onMended}
    />
  );
};
