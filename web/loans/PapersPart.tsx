import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addPaper, listPapers, removePaper, type Loan, type LoanPaper } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords, shrinkPicture } from '#kit/picture.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

type Props = { readonly loan: Loan; readonly area: string };

/** The papers a loan wants: which are there and which are missing; photos are added and taken away until somebody decides. */
export const PapersPart = ({ loan, area }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listPapers, { loanId: loan.id });
  return (
    <>
      <h2 className="text-xl font-bold">{t('loans.papers')}</h2>
      <LoadedPart loaded={loaded}>
        {({ wanted, items, isOpen }) => (
          <ul className="grid gap-3">
            {wanted.map((name, index) => (
              <Paper
                key={`${index} ${name}`}
                name={name}
                place={index + 1}
                photos={items.filter(({ place }) => place === index + 1)}
                loanId={loan.id}
                mayChange={isOpen && area !== loanPaths.desk}
                onDone={loaded.reload}
              />
            ))}
          </ul>
        )}
      </LoadedPart>
    </>
  );
};

type PaperProps = {
  readonly name: string;
  readonly place: number;
  readonly photos: readonly LoanPaper[];
  readonly loanId: string;
  readonly mayChange: boolean;
  readonly onDone: () => void;
};

const Paper = ({ name, place, photos, loanId, mayChange, onDone }: PaperProps) => {
  const { t } = useWords();
  const isThere = photos.length > 0;
  const Icon = isThere ? CircleCheck : CircleAlert;
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-lg font-bold break-words">{name}</h3>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0" />
        {t(isThere ? 'loans.paperThere' : 'loans.paperMissing')}
      </p>
      <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
        {photos.map((photo) => (
          <li key={photo.id} className="grid content-start gap-2">
            <Photo photo={photo} name={name} loanId={loanId} />
            {mayChange && <RemoveForm paperId={photo.id} loanId={loanId} onDone={onDone} />}
          </li>
        ))}
      </ul>
      {mayChange && <AddPhoto place={place} loanId={loanId} onDone={onDone} />}
    </li>
  );
};

const Photo = ({ photo, name, loanId }: Pick<PaperProps, 'name' | 'loanId'> & { readonly photo: LoanPaper }) => {
  const { t, language } = useWords();
  const address = `/api/loans/${loanId}/papers/${photo.id}`;
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={t('loans.paperPhoto', { name })}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-xl object-cover"
        />
      </a>
      <p className="text-sm break-words text-ink-soft">
        {[photo.addedByName, formatDate(photo.addedAt.slice(0, 10), language)].join(', ')}
      </p>
    </>
  );
};

const RemoveForm = ({
  paperId,
  loanId,
  onDone,
}: Pick<PaperProps, 'loanId' | 'onDone'> & { readonly paperId: string }) => {
  const { t } = useWords();
  return (
    <Form contract={removePaper} draftOf={() => ({ loanId, paperId })} onDone={onDone}>
      <SubmitButton look="quiet" sending={t('form.sending')}>
        <Trash2 aria-hidden className="size-5" />
        {t('loans.removePaper')}
      </SubmitButton>
    </Form>
  );
};

/** A photo is made small on the phone before it is sent; it needs a network. */
const AddPhoto = ({ place, loanId, onDone }: Pick<PaperProps, 'place' | 'loanId' | 'onDone'>) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (file: File): Promise<void> => {
    setBusy(true);
    const picture = await shrinkPicture(file);
    if (typeof picture === 'string') setProblem(words.t(pictureProblemWords[picture]));
    else {
      const result = await call(addPaper, { loanId, place: String(place), paperId: newId() }, picture);
      setProblem(result.ok ? null : failureWords(result.failure, words));
      if (result.ok) onDone();
    }
    setBusy(false);
  };
  const button = { isBusy, onChosen: (file: File) => void add(file) };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <PhotoButton says="loans.takePaper" isCamera {...button} />
        <PhotoButton says="loans.addPaper" {...button} />
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
