import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { registerPlot, revisePlot, type Farm, type Plot, type PlotDetails } from '@shuka/domain/farms';
import { crossingOf, type Crossing } from '@shuka/domain/kit/boundary-crossing.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { RunningArea } from './CaptureSteps.tsx';
import { DoubtNotice } from './DoubtNotice.tsx';
import { MapPart } from './MapPart.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';
import type { Capture } from './plot-capture.ts';
import { detailsOf, doubtOf, faultOf, nearbyOf, neighboursOf, type Neighbour } from './plot-facts.ts';
import type { Capturing } from './use-capture.ts';

type Props = {
  readonly farm: Farm;
  /** The plot that is drawn anew; null for a new one. */
  readonly plot: Plot | null;
  readonly plots: readonly Plot[];
  readonly capture: Capture;
  readonly act: Capturing['act'];
  readonly onSaved: () => Promise<void>;
};

/** The boundary before it is saved: what forbids it, what to think about, how large it is. */
export const CheckBoundaryForm = (props: Props) => {
  const { t } = useWords();
  const { farm, plots, capture, act } = props;
  const details = useMemo(() => detailsOf(capture), [capture]);
  const { boundary } = details;
  const fault = useMemo(() => faultOf(boundary), [boundary]);
  const scene = useMemo(() => {
    const crossing = crossingOf(boundary);
    // What a boundary that crosses itself encloses, and shares, means nothing.
    const neighbours =
      crossing === null
        ? neighboursOf(boundary, capture.plotId, plots)
        : nearbyOf(plots, capture.plotId, farm.id, boundary[0] ?? null);
    return { corners: boundary, isClosed: true, crossing, neighbours, picked: null };
  }, [boundary, capture.plotId, plots, farm.id]);
  const [first = [0, 0]] = boundary;
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{t('plots.checkTitle')}</h2>
      {fault !== null && <FaultNotice fault={fault} crossing={scene.crossing} />}
      <MapPart scene={scene} start={{ position: first, isNear: true }} />
      {scene.crossing === null && <RunningArea corners={boundary} />}
      <DoubtNotice
        doubt={doubtOf(farm.stateCode, boundary)}
        stateCode={farm.stateCode}
        onSwap={() => act({ act: 'swap' })}
      />
      {details.looksMocked && <Notice kind="hint">{t('plots.looksMocked')}</Notice>}
      <Button look="quiet" className="justify-self-start" onClick={() => act({ act: 'reopen' })}>
        <ArrowLeft aria-hidden className="size-5" />
        {t('plots.reopen')}
      </Button>
      {fault === null ? (
        <SaveForm {...props} details={details} neighbours={scene.neighbours} />
      ) : (
        <p>{t('plots.keptAsDraft')}</p>
      )}
    </div>
  );
};

type Fault = NonNullable<ReturnType<typeof faultOf>>;

/** Why this boundary cannot be saved; the edges that cross are named, and red on the map. */
const FaultNotice = ({ fault, crossing }: { fault: Fault; crossing: Crossing | null }) => {
  const { t } = useWords();
  return (
    <Notice kind="error">
      <p>{t(fault)}</p>
      {fault === 'plots.crossesItself' && crossing !== null && (
        <p>{t('plots.crossingEdges', { one: crossing[0] + 1, other: crossing[1] + 1 })}</p>
      )}
    </Notice>
  );
};

type SaveProps = Props & { readonly details: Omit<PlotDetails, 'name'>; readonly neighbours: readonly Neighbour[] };

const SaveForm = ({ farm, plot, capture, onSaved, details, neighbours }: SaveProps) => {
  const shared = neighbours.filter(({ sharedHectares }) => sharedHectares > 0);
  const parts = <SaveParts isNew={plot === null} shared={shared} />;
  if (plot === null)
    return (
      <Form
        contract={registerPlot}
        draftOf={({ name = '' }) => ({ id: capture.plotId, farmId: farm.id, name, ...details })}
        onDone={onSaved}
      >
        {parts}
      </Form>
    );
  return (
    <Form
      contract={revisePlot}
      draftOf={() => ({ plotId: plot.id, was: measuredOf(plot), becomes: details })}
      onDone={onSaved}
    >
      {parts}
    </Form>
  );
};

/** What a new boundary takes the place of. */
const measuredOf = ({ boundary, capturedBy, accuracyMetres, looksMocked }: Plot) => ({
  boundary,
  capturedBy,
  accuracyMetres,
  looksMocked,
});

const SaveParts = ({ isNew, shared }: { isNew: boolean; shared: readonly Neighbour[] }) => {
  const { t } = useWords();
  const { errors } = useFormState();
  const [hasRead, setRead] = useState(false);
  const mustRead = shared.length > 0 && !hasRead;
  const boundaryError = Object.entries(errors).find(([field]) => /boundary/.test(field))?.[1];
  return (
    <>
      {isNew && <TextField name="name" label={t('plots.name')} hint={t('plots.nameHint')} maxLength={80} required />}
      {shared.length > 0 && <OverlapNotice shared={shared} hasRead={hasRead} onRead={() => setRead(!hasRead)} />}
      {boundaryError !== undefined && <Notice kind="error">{boundaryError}</Notice>}
      {mustRead && <p>{t('plots.readFirst')}</p>}
      <SubmitButton sending={t('form.saving')} isDisabled={mustRead}>
        {t(isNew ? 'plots.save' : 'plots.saveBoundary')}
      </SubmitButton>
    </>
  );
};
