import { ArrowLeft, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { partLikeness, readLikeness, type MergePair } from '@shuka/domain/relations';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { MergeFarmersForm } from './MergeFarmersForm.tsx';
import { MergeSides } from './MergeSides.tsx';
import { PairReasons, PairWords } from './PairCard.tsx';

type Outcome = 'merged' | 'parted';

/** Two farmers side by side, for the admin who decides whether they are one, and what then is true of them. */
export const MergePage = () => {
  const { t } = useWords();
  const { likenessId = '' } = useParams();
  const loaded = useLoad(readLikeness, { likenessId });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        to="/admin/duplicates"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('merge.title')}
      </Link>
      <h1 className="text-2xl font-bold">{t('merge.question')}</h1>
      {outcome === null ? (
        <LoadedPart loaded={loaded}>{(pair) => <Pair pair={pair} onDone={setOutcome} />}</LoadedPart>
      ) : (
        <Notice kind="done">{t(outcome === 'merged' ? 'merge.done' : 'merge.parted')}</Notice>
      )}
    </section>
  );
};

const Pair = ({ pair, onDone }: { pair: MergePair; onDone: (outcome: Outcome) => void }) => {
  const { t } = useWords();
  const [isParting, setParting] = useState(false);
  return (
    <>
      <PairReasons reasons={pair.reasons} />
      <PairWords pair={pair} />
      <MergeSides sides={pair.sides} />
      {pair.state !== 'open' ? (
        <Notice kind="hint">{t('merge.decided', { reason: pair.reason })}</Notice>
      ) : (
        <>
          <Button look="quiet" className="justify-self-start" onClick={() => setParting(true)}>
            <UsersRound aria-hidden className="size-5" />
            {t('merge.different')}
          </Button>
          <MergeFarmersForm pair={pair} onDone={() => onDone('merged')} />
        </>
      )}
      {isParting && (
        <Dialog title={t('merge.different')} isOpen onClose={() => setParting(false)}>
          <Form
            contract={partLikeness}
            draftOf={({ reason = '' }) => ({ id: newId(), likenessId: pair.likenessId, reason })}
            onDone={() => onDone('parted')}
          >
            <TextArea name="reason" label={t('merge.reason')} maxLength={500} rows={3} required />
            <SubmitButton sending={t('form.sending')}>{t('merge.different')}</SubmitButton>
          </Form>
        </Dialog>
      )}
    </>
  );
};
