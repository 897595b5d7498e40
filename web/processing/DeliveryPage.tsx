import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'wouter';
import { deliveryRows } from '@shuka/domain/processing';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { DisputeStory } from './DisputeStory.tsx';
import { FarmerWords } from './FarmerWords.tsx';
import { gatePaths } from './gate-paths.ts';
import { MillActs } from './MillActs.tsx';
import { papers, Receipt, type Paper } from './Receipt.tsx';
import { SaidOfDelivery } from './SaidOfDelivery.tsx';
import { useOwnGate } from './use-gate.ts';

/** One delivery: its receipt to be printed, what was said of it, and what whoever looks may do. */
export const DeliveryPage = () => {
  const { t } = useWords();
  const { deliveryId = '' } = useParams();
  const { person } = usePerson();
  const gate = useOwnGate();
  const loaded = useRow(deliveryRows, deliveryId.toLowerCase());
  const isMills = person.roles.includes('agro-processor');
  const clerk = gate?.people.find(({ accountId }) => accountId === person.accountId);
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      {isMills && <BackLink to={gatePaths.gate}>{t('weigh.title')}</BackLink>}
      <h1 className="text-2xl font-bold">{t('weigh.receiptTitle')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('weigh.notHere')}</Notice>
          ) : (
            <>
              <StateMark state={kept.state} />
              <Printed delivery={kept.row} millName={gate?.name ?? ''} clerkName={clerk?.name ?? ''} />
              <SaidOfDelivery delivery={kept.row} />
              {gate !== null && gate.id === kept.row.companyId && (
                <MillActs delivery={kept.row} isOwner={clerk?.duty === 'owner'} />
              )}
              <DisputeStory delivery={kept.row} />
              {!isMills && <FarmerWords delivery={kept.row} />}
            </>
          )
        }
      </LoadedPart>
    </section>
  );
};

type PrintedProps = Omit<Parameters<typeof Receipt>[0], 'paper'>;

const Printed = (props: PrintedProps) => {
  const { t, say } = useWords();
  const [paper, setPaper] = useState<Paper>('80');
  const print = (next: Paper): void => {
    // The page has to be of its width before the browser draws it for paper.
    flushSync(() => setPaper(next));
    globalThis.print();
  };
  return (
    <>
      <Receipt {...props} paper={paper} />
      <div className="flex flex-wrap gap-2">
        {papers.map((one) => (
          <Button key={one} look="quiet" onClick={() => print(one)}>
            <Printer aria-hidden className="size-5" />
            {t('weigh.print', { paper: say(`weigh.paper.${one}`) })}
          </Button>
        ))}
      </div>
    </>
  );
};
