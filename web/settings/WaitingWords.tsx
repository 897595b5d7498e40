import { listWaitingWords, settleWord, type WaitingWord } from '@shuka/domain/settings';
import { SecondDecision } from '#kit/second-decision.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ruleWords } from './task-rule-words.ts';

type Props = { readonly kind: WaitingWord['kind']; readonly turn: number; readonly onDecided: () => void };

/** Words of one kind that wait for a second admin; nothing where none does. `turn` looks anew when it changes. */
export const WaitingWords = ({ kind, turn, onDecided }: Props) => (
  <Waiting key={turn} kind={kind} onDecided={onDecided} />
);

const Waiting = ({ kind, onDecided }: Omit<Props, 'turn'>) => {
  const { t } = useWords();
  const loaded = useLoad(listWaitingWords, {});
  if (loaded.state !== 'ready') return null;
  const items = loaded.value.items.filter((one) => one.kind === kind);
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-lg font-bold">{t('reference.waitingWords')}</h2>
      <ul className="grid gap-3">
        {items.map((one) => (
          <WordItem key={one.id} word={one} onDecided={onDecided} />
        ))}
      </ul>
    </section>
  );
};

const useWordSays = (): ((word: WaitingWord) => string) => {
  const { t, say } = useWords();
  return (word) => {
    if (word.kind === 'measure') {
      const { unit, crop, market, kilogramsPerUnit } = word.said;
      const parts = [say(`measures.unit.${unit}`), crop, market, `${kilogramsPerUnit} kg`];
      return parts.filter((part) => part !== '').join(' · ');
    }
    const { kind, crop, isOn, days } = word.said;
    const parts = [
      t(ruleWords[kind].name),
      crop,
      t(isOn ? 'rules.on' : 'rules.off'),
      t(ruleWords[kind].counts, { days }),
    ];
    return parts.filter((part) => part !== '').join(' · ');
  };
};

const WordItem = ({ word, onDecided }: { readonly word: WaitingWord; readonly onDecided: () => void }) => {
  const { t } = useWords();
  const says = useWordSays();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-2">
      <p className="font-semibold break-words">{says(word)}</p>
      <p className="text-sm break-words text-ink-soft">{word.said.source}</p>
      {word.mayDecide ? (
        <SecondDecision contract={settleWord} draftOf={(said) => ({ ...said, wordId: word.id })} onDone={onDecided} />
      ) : (
        <p className="text-sm">{t('reference.state.asked')}</p>
      )}
    </li>
  );
};
