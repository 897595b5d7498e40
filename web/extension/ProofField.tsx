import { Trash } from 'lucide-react';
import { useState } from 'react';
import type { ProofWay } from '@shuka/domain/accounts';
import { voiceTypes } from '@shuka/domain/kit/voice.ts';
import { Button } from '#kit/button.tsx';
import { useFormState } from '#kit/form.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { recordingType } from '#kit/recording.ts';
import { Sound } from '#kit/sound.tsx';
import { PictureProblemText } from '#kit/picture-problem.tsx';
import type { PictureProblem } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';
import type { KeptProof } from './register-draft.ts';
import { proofOfPicture } from './proof-picture.ts';
import { soundOf } from './voice-sound.ts';
import { VoiceField } from './VoiceField.tsx';

type Props = {
  readonly how: ProofWay;
  readonly proof: KeptProof | null;
  readonly onProof: (proof: KeptProof | null) => void;
};

/** What proves that the farmer said yes: their voice, or a photo of their mark on paper. */
export const ProofField = ({ how, ...rest }: Props) => {
  const error = useFormState().errors['consent.proof'];
  return (
    <div className="grid gap-2" tabIndex={-1} data-invalid={error !== undefined}>
      {how === 'voice' ? <VoiceProof {...rest} /> : <PaperProof {...rest} />}
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};

type PartProps = Omit<Props, 'how'>;

const voiceOf = (proof: KeptProof | null) => {
  const type = voiceTypes.find((one) => one === proof?.mediaType);
  return proof === null || type === undefined ? null : soundOf(type, proof.data);
};

const VoiceProof = ({ proof, onProof }: PartProps) => {
  const { t } = useWords();
  const [kept] = useState(() => voiceOf(proof));
  const [isNew, setNew] = useState(false);
  if (recordingType() === null) return <p role="alert">{t('assist.noRecorder')}</p>;
  return (
    <>
      <p>{t('assist.voiceAsk')}</p>
      {kept !== null && !isNew && <Sound sound={kept} label={t('extension.voice')} />}
      <VoiceField
        onRecorded={(recorded) => {
          setNew(true);
          onProof(recorded === null ? null : { mediaType: recorded.mediaType, data: recorded.audio });
        }}
      />
    </>
  );
};

const PaperProof = ({ proof, onProof }: PartProps) => {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const picture =
    proof?.mediaType.startsWith('image/') === true ? `data:${proof.mediaType};base64,${proof.data}` : null;
  const choose = async (file: File): Promise<void> => {
    setBusy(true);
    const made = await proofOfPicture(file);
    setBusy(false);
    setProblem(typeof made === 'string' ? made : null);
    if (typeof made !== 'string') onProof(made);
  };
  return (
    <>
      <p>{t('assist.paperAsk')}</p>
      {picture !== null && (
        <img
          src={picture}
          alt={t('assist.paperAlt')}
          className="max-h-60 max-w-full justify-self-start rounded-xl border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <PhotoButton isCamera says="assist.takePhoto" isBusy={isBusy} onChosen={(file) => void choose(file)} />
        <PhotoButton says="assist.choosePhoto" isBusy={isBusy} onChosen={(file) => void choose(file)} />
        {picture !== null && (
          <Button look="bare" onClick={() => onProof(null)}>
            <Trash aria-hidden className="size-5 shrink-0" />
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <PictureProblemText problem={problem} />
    </>
  );
};
