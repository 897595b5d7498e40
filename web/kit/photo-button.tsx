import { Camera } from 'lucide-react';
import { useWords } from './words.tsx';

type Props = { readonly isBusy?: boolean; readonly onChosen: (file: File) => void };

const look =
  'inline-flex min-h-12 cursor-pointer items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 ' +
  'font-semibold text-leaf focus-within:outline-3 focus-within:outline-ochre hover:bg-leaf-soft';

/** Opens the phone's own chooser, or its camera. In our words: the browser's own button speaks only the phone's language. */
export const PhotoButton = ({ isBusy = false, onChosen }: Props) => {
  const { t } = useWords();
  return (
    <label className={look}>
      <Camera aria-hidden className="size-5" />
      {isBusy ? t('form.sending') : t('photo.change')}
      <input
        type="file"
        accept="image/*"
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
