import { useState } from 'react';
import { mostMarkBytes, type MarkKind } from '@shuka/domain/reports';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { PictureProblemText } from '#kit/picture-problem.tsx';
import type { PictureProblem } from '#kit/picture.ts';
import { makeSmallPicture } from '#kit/small-picture.ts';
import { useWords } from '#kit/words.tsx';
import { SignPad } from './SignPad.tsx';
import type { UnfinishedInspection } from './unfinished-inspection.ts';

type Mark = UnfinishedInspection['mark'];

type Props = { readonly mark: Mark; readonly onMark: (mark: Mark) => void };

const tries = [
  { side: 480, quality: 0.7 },
  { side: 400, quality: 0.5 },
  { side: 320, quality: 0.4 },
] as const;

/** How the farmer marks the inspection: by finger on the screen, or by thumb on paper, of which a photo is taken. */
export const MarkField = ({ mark, onMark }: Props) => {
  const { t } = useWords();
  const [kind, setKind] = useState<MarkKind>(mark?.kind ?? 'signature');
  const choose = (next: MarkKind): void => {
    setKind(next);
    if (next !== kind) onMark(null);
  };
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('inspection.markAsk')}</p>
      <ChoiceChips<MarkKind>
        label={t('inspection.markHow')}
        chosen={kind}
        onChange={choose}
        choices={[
          { value: 'signature', says: t('inspection.bySignature') },
          { value: 'thumb', says: t('inspection.byThumb') },
        ]}
      />
      {kind === 'signature' ? (
        <SignPad
          label={t('inspection.signHere')}
          begins={mark?.picture ?? null}
          onDrawn={(picture) => onMark(picture === null ? null : { kind, picture })}
        />
      ) : (
        <ThumbPhoto mark={mark} onMark={onMark} />
      )}
      <p className="text-sm text-ink-soft">{t('inspection.markMayLack')}</p>
    </div>
  );
};

const ThumbPhoto = ({ mark, onMark }: Props) => {
  const { t } = useWords();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const take = async (file: File): Promise<void> => {
    const made = await makeSmallPicture(file, { tries, mostBytes: mostMarkBytes });
    setProblem(typeof made === 'string' ? made : null);
    if (typeof made !== 'string') onMark({ kind: 'thumb', picture: made.photo });
  };
  const type = mark?.picture.startsWith('/9j/') === true ? 'image/jpeg' : 'image/webp';
  return (
    <div className="grid gap-2">
      {mark !== null && (
        <img
          src={`data:${type};base64,${mark.picture}`}
          alt={t('inspection.mark.thumb')}
          className="max-h-48 justify-self-start rounded-xl border border-line"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoButton says="farms.photoTake" isCamera onChosen={(file) => void take(file)} />
        <PhotoButton says="farms.photoChoose" onChosen={(file) => void take(file)} />
      </div>
      <PictureProblemText problem={problem} />
    </div>
  );
};
