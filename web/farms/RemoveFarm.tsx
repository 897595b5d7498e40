import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { plotRows, removeFarm, removePlot, type Farm } from '@shuka/domain/farms';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { useKept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly farm: Farm;
  /** Whether other slices know anything of the farm, as far as this phone can tell. */
  readonly isInUse: (farmId: string) => boolean;
};

/** The button that takes away a farm registered by mistake; one with anything written of it stays. */
export const RemoveFarm = ({ farm, isInUse }: Props) => {
  const { t } = useWords();
  const [opened, setOpened] = useState<'ask' | 'in-use' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Button
        look="danger"
        className="justify-self-start"
        onClick={() => setOpened(isInUse(farm.id) ? 'in-use' : 'ask')}
      >
        <Trash2 aria-hidden className="size-5" />
        {t('plots.removeFarm')}
      </Button>
      <Dialog title={t('plots.removeFarmTitle', { name: farm.name })} isOpen={opened !== null} onClose={close}>
        {opened === 'in-use' ? <p>{t('plots.removeFarmUsed')}</p> : <Asking farm={farm} onClose={close} />}
      </Dialog>
    </>
  );
};

/** Its plots go first, each by an act of its own: a plot that someone changed meanwhile keeps the farm. */
const useRemoval = (farm: Farm) => {
  const plots = useKept(plotRows).filter(({ row }) => row.farmId === farm.id);
  return async (contract: typeof removeFarm, draft: DraftOf<typeof removeFarm>) => {
    for (const { row } of plots) {
      const removed = await submit(removePlot, { plotId: row.id, revision: row.revision });
      if (!removed.ok) return removed;
    }
    return submit(contract, draft);
  };
};

const Asking = ({ farm, onClose }: { farm: Farm; onClose: () => void }) => {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const send = useRemoval(farm);
  return (
    <Form
      contract={removeFarm}
      draftOf={() => ({ farmId: farm.id, revision: farm.revision })}
      send={send}
      onDone={() => navigate('/Farmer/MyFarms', { replace: true })}
    >
      <p>{t('plots.removeFarmText')}</p>
      <SubmitButton look="danger" sending={t('form.saving')}>
        {t('plots.removeFarm')}
      </SubmitButton>
      <Button look="quiet" onClick={onClose}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
