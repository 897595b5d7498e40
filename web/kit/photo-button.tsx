import { Camera, Image } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chooseLook } from './choose-look.ts';
import { useWords, type WordId } from './words.tsx';

type Props = {
  readonly says?: WordId;
  /** Opens the camera at once, on phones; elsewhere there is no such button. */
  readonly isCamera?: boolean;
  readonly isBusy?: boolean;
  readonly onChosen: (file: File) => void;
  /** Nothing came: the person went back, or the camera is not allowed. */
  readonly onNothing?: () => void;
};

/** Opens the phone's own chooser, or its camera. In our words: the browser's own button speaks only the phone's language. */
export const PhotoButton = ({
  says = 'photo.change',
  isCamera = false,
  isBusy = false,
  onChosen,
  onNothing,
}: Props) => {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const tell = (): void => onNothing?.();
    element?.addEventListener('cancel', tell); // no prop of a field in the types
    return () => element?.removeEventListener('cancel', tell);
  }, [onNothing]);
  const Icon = isCamera ? Camera : Image;
  return (
    <label className={`${chooseLook} px-5 ${isCamera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex'}`}>
      <Icon aria-hidden className="size-5" />
      {isBusy ? t('form.saving') : t(says)}
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : {})}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // so that the same file can be chosen again
          if (file !== undefined) onChosen(file);
        }}
        className="sr-only"
      />
    </label>
  );
};
