import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addLandPaper, landKinds, removeLandPaper, sayPlotShown } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords, shrinkPicture } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';
import type { Pack } from './PackPlots.tsx';

type Props = {
  readonly plot: Pack['plots'][number];
  readonly keeperId: string;
  readonly onDone: () => void;
};

/** The photos of papers on the land of a plot, and whether buyers of what grew there see them. */
export const LandPapers = ({ plot, keeperId, onDone }: Props) => {
  const { t, say, language } = useWords();
  const { person } = usePerson();
  const { plotId, name, land } = plot;
  const address = `/api/farmers/${keeperId}/plots/${plotId}/land-papers`;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{t('codes.landBy', { plot: name })}</h2>
      <p>{t('codes.landLead')}</p>
      {land.papers.length === 0 && <p>{t('codes.landNone')}</p>}
      <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
        {land.papers.map((paper) => (
          <li key={paper.id} className="grid content-start gap-2">
            <a href={`${address}/${paper.id}`} target="_blank" rel="noreferrer">
              <img
                src={`${address}/${paper.id}`}
                alt={say(`codes.landPaper.${paper.kind}`)}
                loading="lazy"
                className="aspect-[3/2] w-full rounded-xl object-cover"
              />
            </a>
            <p className="text-sm break-words">
              {[say(`codes.landPaper.${paper.kind}`), formatDate(paper.addedAt, language)].join(', ')}
            </p>
            <Form contract={removeLandPaper} draftOf={() => ({ keeperId, plotId, paperId: paper.id })} onDone={onDone}>
              <SubmitButton look="quiet" sending={t('form.sending')}>
                <Trash2 aria-hidden className="size-5" />
                {t('codes.landRemove')}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      <AddPaper plotId={plotId} keeperId={keeperId} onDone={onDone} />
      <p>{t(land.isShown ? 'codes.landShown' : 'codes.landHidden')}</p>
      {person.accountId === keeperId && (
        <Form contract={sayPlotShown} draftOf={() => ({ keeperId, plotId, isShown: !land.isShown })} onDone={onDone}>
          <SubmitButton look="quiet" sending={t('form.sending')}>
            {land.isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            {t(land.isShown ? 'codes.landHide' : 'codes.landShow')}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
};

/** A photo is made small on the phone before it is sent; it needs a network. */
const AddPaper = ({ plotId, keeperId, onDone }: Omit<Props, 'plot'> & { readonly plotId: string }) => {
  const words = useWords();
  const { t, say } = words;
  const [kind, setKind] = useState(landKinds[0] ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    const small = await shrinkPicture(file);
    if (typeof small === 'string') setProblem(t(pictureProblemWords[small]));
    else {
      const sent = await call(addLandPaper, { keeperId, plotId, kind, paperId: newId() }, small);
      setProblem(sent.ok ? null : failureWords(sent.failure, words));
      if (sent.ok) onDone();
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-3">
      <SelectField
        name={`kind-${plotId}`}
        label={t('codes.landKind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {landKinds.map((one) => (
          <option key={one} value={one}>
            {say(`codes.landPaper.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <PhotoButton says="codes.landAdd" isBusy={isBusy} onChosen={(file) => void send(file)} />
      </div>
      <div aria-live="polite">{problem !== null && <Notice kind="error">{problem}</Notice>}</div>
    </div>
  );
};
