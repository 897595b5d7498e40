import { useRef, useState } from 'react';
import { addVoice, issueKinds, openIssue, type Issue, type IssueKind } from '@shuka/domain/extension';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { loadSavePhoto } from '#farms';
import type { Result } from '#kit/api.ts';
import { BringAgain } from '#kit/bring-again.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { kindWords } from './extension-words.ts';
import { FarmAndPhoto } from './FarmAndPhoto.tsx';
import type { Recorded } from './use-recorder.ts';
import { VoiceField } from './VoiceField.tsx';

type Draft = DraftOf<typeof openIssue>;

type Fields = Readonly<Record<string, string>>;

type Chosen = { readonly photo: Blob; readonly takenAt: Date };

/** Saves what goes with a problem before it, each once: a photo of the farm, a voice. Then the problem itself. */
const useSending = (keeperId: string) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [issueId] = useState(newId);
  const [voiceId, setVoiceId] = useState(newId);
  const saved = useRef<{ photo: Chosen; farmId: string; photoId: string } | null>(null);
  const spoken = useRef<Recorded | null>(null);
  const voiceIdOf = (): string | null => (recorded === null ? null : voiceId);

  const savePhoto = async (farmId: string): Promise<Result<string[]>> => {
    if (chosen === null) return { ok: true, value: [] };
    const before = saved.current;
    if (before?.photo === chosen && before.farmId === farmId) return { ok: true, value: [before.photoId] };
    const result = await (await loadSavePhoto())({ farmId, plotId: null }, chosen.photo, chosen.takenAt);
    if (!result.ok) return result;
    saved.current = { photo: chosen, farmId, photoId: result.value.id };
    return { ok: true, value: [result.value.id] };
  };
  const saveVoice = async (): Promise<Result<unknown>> => {
    if (recorded === null || spoken.current === recorded) return { ok: true, value: null };
    const { mediaType, audio } = recorded;
    const result = await submit(addVoice, { id: voiceId, keeperId, mediaType, audio });
    if (result.ok) spoken.current = recorded;
    return result;
  };
  const send = async (contract: typeof openIssue, draft: Draft): Promise<Result<Issue>> => {
    const photo = draft.farmId === null ? ({ ok: true, value: [] } as const) : await savePhoto(draft.farmId);
    if (!photo.ok) return photo;
    const voice = await saveVoice();
    return voice.ok ? submit(contract, { ...draft, photoIds: [...photo.value] }) : voice;
  };
  const choose = (photo: Blob | null, takenAt: Date): void => setChosen(photo && { photo, takenAt });
  const record = (made: Recorded | null): void => {
    // A note that was saved has its id for good; another one is another note.
    if (spoken.current !== null && made !== spoken.current) setVoiceId(newId());
    setRecorded(made);
  };
  return { issueId, voiceIdOf, send, choose, record, hasPhoto: chosen !== null, hasVoice: recorded !== null };
};

type Props = { readonly keeperId: string; readonly onSaved: () => void };

/** Tells of a problem: what it is about, in words or by voice, with a photo of the farm. */
export const ReportProblemForm = ({ keeperId, onSaved }: Props) => {
  const { t } = useWords();
  const [isShrinking, setShrinking] = useState(false);
  const { issueId, voiceIdOf, send, choose, record, hasPhoto, hasVoice } = useSending(keeperId);
  const draftOf = ({ kind = '', description = '', farmId = '' }: Fields): Draft => ({
    id: issueId,
    keeperId,
    farmId: farmId === '' ? null : farmId,
    kind: kind as IssueKind, // refused beside the field when nothing was chosen
    description,
    photoIds: [],
    voiceId: voiceIdOf(),
  });
  const check = ({ farmId = '' }: Fields): Fields =>
    hasPhoto && farmId === '' ? { farmId: 'extension.photoWithoutFarm' } : {};
  return (
    <Form contract={openIssue} draftOf={draftOf} check={check} send={send} onDone={onSaved}>
      <SelectField name="kind" label={t('extension.kind')} required>
        <option value="">{t('farms.choose')}</option>
        {issueKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="description"
        label={t('extension.description')}
        hint={t('extension.descriptionHint')}
        maxLength={1000}
        rows={3}
      />
      <BringAgain name="voice" isThere={hasVoice} says={t('draft.voiceAgain')} />
      <VoiceField onRecorded={record} />
      <FarmAndPhoto keeperId={keeperId} hasPhoto={hasPhoto || isShrinking} onChosen={choose} onBusy={setShrinking} />
      <SubmitButton sending={t('form.saving')} isDisabled={isShrinking}>
        {t('extension.reportSend')}
      </SubmitButton>
    </Form>
  );
};
