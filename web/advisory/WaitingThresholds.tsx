import { useRef } from 'react';
import { listWaitingThresholds, settleThreshold, type WaitingThreshold } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly turn: number; readonly onDecided: () => void };

/** Words on pests that wait for a second admin; nothing where none does. `turn` looks anew when it changes. */
export const WaitingThresholds = ({ turn, onDecided }: Props) => <Waiting key={turn} onDecided={onDecided} />;

const Waiting = ({ onDecided }: Pick<Props, 'onDecided'>) => {
  const { t } = useWords();
  const loaded = useLoad(listWaitingThresholds, {});
  if (loaded.state !== 'ready' || loaded.value.items.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-lg font-bold">{t('pests.waiting')}</h2>
      <ul className="grid gap-3">
        {loaded.value.items.map((one) => (
          <Item key={one.id} word={one} onDecided={onDecided} />
        ))}
      </ul>
    </section>
  );
};

const Item = ({ word, onDecided }: { readonly word: WaitingThreshold; readonly onDecided: () => void }) => {
  const { t, say, language } = useWords();
  const { said, heldPercent, askedByName, mayDecide } = word;
  const acts = (percent: number | null): string =>
    percent === null ? t('pests.saysNothing') : t('pests.actFrom', { percent });
  const about = [say(`pests.name.${said.pest}`), say(`pests.stage.${said.stage}`)];
  const crop = said.crop === null ? [] : [say(`crop.${said.crop}`)];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-2">
      <p className="font-semibold break-words">{[...about, ...crop].join(' · ')}</p>
      <p>{t('pests.becomes', { before: acts(heldPercent), after: acts(said.percent) })}</p>
      <p lang="en" className="text-sm break-words text-ink-soft">
        {said.source}
      </p>
      <p className="text-sm text-ink-soft">
        {said.isEstimate ? t('pests.remembered') : t('pests.readOn', { day: formatDate(said.saidOn, language) })},{' '}
        {t('pests.version', { version: said.version })} · {t('pests.askedBy', { name: askedByName })}
      </p>
      {mayDecide ? (
        <>
          <DecideForm wordId={word.id} isAgreed onDecided={onDecided} />
          <DecideForm wordId={word.id} isAgreed={false} onDecided={onDecided} />
        </>
      ) : (
        <p className="text-sm">{t('pests.waitsForOther')}</p>
      )}
    </li>
  );
};

type DecideProps = { readonly wordId: string; readonly isAgreed: boolean; readonly onDecided: () => void };

const DecideForm = ({ wordId, isAgreed, onDecided }: DecideProps) => {
  const { t } = useWords();
  const id = useRef(newId());
  const says = t(isAgreed ? 'pests.agree' : 'pests.refuse');
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">{says}</summary>
      <Form
        contract={settleThreshold}
        draftOf={({ password = '' }) => ({ id: id.current, wordId, isAgreed, password })}
        onDone={onDecided}
      >
        <PasswordField name="password" label={t('pests.password')} autoComplete="current-password" required />
        <SubmitButton look={isAgreed ? 'main' : 'quiet'} sending={t('form.sending')}>
          {says}
        </SubmitButton>
      </Form>
    </details>
  );
};
