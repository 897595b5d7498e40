import { useState } from 'react';
import { readFigures } from '@shuka/domain/traceability';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { ComplyFrame } from './ComplyFrame.tsx';
import { FiguresView } from './FiguresView.tsx';
import { firstSpan, SpanFields } from './SpanFields.tsx';

/** Yield, loss and time of each step of a company, and how much of what came out goes back to plots. */
export const FiguresPage = () => (
  <ComplyFrame says="comply.figures" lead="comply.figuresLead">
    {({ companyId }) => <OwnFigures companyId={companyId} />}
  </ComplyFrame>
);

const OwnFigures = ({ companyId }: { readonly companyId: string }) => {
  const [span, setSpan] = useState(firstSpan);
  const loaded = useLoad(readFigures, { companyId, ...span });
  return (
    <>
      <SpanFields span={span} onAsked={setSpan} />
      <LoadedPart loaded={loaded}>{(figures) => <FiguresView figures={figures} />}</LoadedPart>
    </>
  );
};
