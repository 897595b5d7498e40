import { Notice } from './notice.tsx';
import { useWords } from './words.tsx';

/**
 * Says below a form that what is typed would be lost with the page, as on a phone that is full. It is read out, and moves
 * nothing: whoever types goes on where they are.
 */
export const NotKept = ({ isKept }: { readonly isKept: boolean }) => {
  const { t } = useWords();
  return <output className="block empty:-mt-4">{!isKept && <Notice kind="hint">{t('draft.notKept')}</Notice>}</output>;
};
