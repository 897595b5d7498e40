import { Check, CloudUpload, Smartphone, TriangleAlert } from 'lucide-react';
import type { RecordState } from './rows.ts';
import { useWords } from './words.tsx';

const looks = {
  'saved-here': { Icon: Smartphone, word: 'state.savedHere', colours: 'text-ink' },
  sending: { Icon: CloudUpload, word: 'state.sending', colours: 'text-ink' },
  accepted: { Icon: Check, word: 'state.accepted', colours: 'text-leaf' },
  'needs-fixing': { Icon: TriangleAlert, word: 'state.needsFixing', colours: 'text-danger' },
} as const;

/** Where a record stands: on this phone only, on its way, with the server, or in need of a person. */
export const StateMark = ({ state }: { state: RecordState }) => {
  const { t } = useWords();
  const { Icon, word, colours } = looks[state];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-sm font-semibold ${colours}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(word)}
    </span>
  );
};
