import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { NotKept } from './not-kept.tsx';
import { Notice } from './notice.tsx';
import { typeAgain } from './type-again.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useWords } from './words.tsx';

type Props = {
  /** Under which it lies on the phone: the form, and what it is about. */
  readonly name: string;
  /** Draws the form; `saved` forgets what was kept: call it once it went where it should. */
  readonly children: (saved: () => Promise<void>) => ReactNode;
};

/** A form whose fields are kept on the phone while they are typed: whoever leaves finds them again. */
export const FormDraft = (props: Props) => <DraftOfName key={props.name} {...props} />;

const DraftOfName = ({ name, children }: Props) => {
  const { begins, onInput, drop, isKept } = useFormDraft(name);
  const { t } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const isTyping = useRef(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    if (begins == null || turn > 0 || form == null) return undefined;
    isTyping.current = true;
    return typeAgain(form, begins, () => {
      isTyping.current = false;
    });
  }, [begins, turn]);
  if (begins === undefined) return <Loading />;
  const keep = (event: FormEvent): void => {
    if (!isTyping.current) onInput(event);
  };
  /** A button may fill in a field, which nobody typed; it holds it once that is drawn. */
  const keepPressed = (event: FormEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button') setTimeout(() => keep(event));
  };
  const beginAgain = (): void => {
    void drop();
    setTurn(turn + 1);
  };
  return (
    <div ref={frame} onInput={keep} onClickCapture={keepPressed} className="grid gap-4">
      {begins !== null && turn === 0 && (
        <Notice kind="hint">
          <p>{t('draft.goesOn')}</p>
          <Button look="bare" onClick={beginAgain}>
            {t('draft.beginAgain')}
          </Button>
        </Notice>
      )}
      <div key={turn} className="grid gap-4">
        {children(drop)}
      </div>
      <NotKept isKept={isKept} />
    </div>
  );
};
