import { Check, Image, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { readScanned } from '@shuka/domain/traceability';
import { Button } from '#kit/button.tsx';
import { chooseLook } from '#kit/choose-look.ts';
import { useId } from '#kit/use-id.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { CameraView, type CameraFault } from './CameraView.tsx';
import { openReader } from './code-reader.ts';

type Props = {
  /** What the code is of. */
  readonly label: string;
  /** What to do with it, on the button. */
  readonly says: string;
  /** @param thing an address by which the server knows it. */
  readonly onThing: (thing: string) => void;
};

const box =
  'min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2 text-base text-ink aria-invalid:border-danger';

/** What was scanned or typed, and why it names nothing. */
const useScanned = ({ onThing }: Pick<Props, 'onThing'>) => {
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (text: string): void => {
    const { thing, fault } = readScanned(text, location.origin);
    setTyped(thing === null ? text : '');
    setProblem(fault === null ? null : say(`goods.fault.${fault}`));
    if (thing !== null) onThing(thing);
  };
  return { typed, setTyped, problem, setProblem, take };
};

/** Scan or type a code: by the camera, from a photo of it, or by hand. The check digit is looked at here, so a slip is told at once. */
export const ScanField = ({ label, says, onThing }: Props) => {
  const { t } = useWords();
  const scanned = useScanned({ onThing });
  const [isLooking, setLooking] = useState(false);
  const fail = (fault: CameraFault | WordId): void => {
    setLooking(false);
    scanned.setProblem(t(fault));
  };
  const read = (text: string): void => {
    setLooking(false);
    scanned.take(text);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TypedCode label={label} says={says} scanned={scanned} />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setLooking(!isLooking)}>
          <ScanLine aria-hidden className="size-5" />
          {isLooking ? t('form.cancel') : t('goods.scan')}
        </Button>
        <PhotoOfCode onRead={read} onFault={fail} />
      </div>
      {isLooking && <CameraView onRead={read} onFault={fail} />}
    </div>
  );
};

type TypedProps = Pick<Props, 'label' | 'says'> & { readonly scanned: ReturnType<typeof useScanned> };

const TypedCode = ({ label, says, scanned: { typed, setTyped, problem, take } }: TypedProps) => {
  const { t } = useWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className={`${box} flex-1 basis-44`}
          value={typed}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem === null ? '' : ` ${id}-problem`}`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take(typed);
          }}
        />
        <Button look="quiet" onClick={() => take(typed)}>
          <Check aria-hidden className="size-5" />
          {says}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('goods.scanHint')}
      </p>
      <div aria-live="polite">
        {problem !== null && (
          <p id={`${id}-problem`} className="font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
    </>
  );
};

type PhotoProps = { readonly onRead: (text: string) => void; readonly onFault: (fault: WordId) => void };

/** A photo of a code that was taken before, or came from somebody else. */
const PhotoOfCode = ({ onRead, onFault }: PhotoProps) => {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const look = async (photo: File | undefined): Promise<void> => {
    if (photo === undefined) return;
    setBusy(true);
    const read = await openReader().catch(() => null);
    const text = await read?.(photo).catch(() => null);
    setBusy(false);
    if (read === null) return onFault('goods.readerAway');
    return text == null ? onFault('goods.noCode') : onRead(text);
  };
  return (
    <label className={`${chooseLook} inline-flex px-4`}>
      <Image aria-hidden className="size-5" />
      {isBusy ? t('goods.reading') : t('goods.photo')}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        disabled={isBusy}
        onChange={({ target }) => {
          void look(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
};
