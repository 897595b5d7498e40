import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { readiness } from '#kit/engine.ts';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import en from '#words/en.json' with { type: 'json' };
import { DisplayReportPage } from './DisplayReportPage.tsx';
import { InspectionPage } from './InspectionPage.tsx';
import { InspectPage } from './InspectPage.tsx';
import { MendReportForm } from './MendReportForm.tsx';
import { NewReportPage } from './NewReportPage.tsx';

const words = makeWords('en', Object.fromEntries(Object.entries(en).map(([id, text]) => [id, compileMessage(text)])));

const before = readiness.get();

beforeEach(() => {
  const failure = { status: 0, code: 'network', title: '', fields: [], requestId: null };
  readiness.set({ state: 'failed', failure });
});

afterEach(() => readiness.set(before));

const Mending = () => <MendReportForm input={{}} onMended={() => undefined} />;

test.each([
  ['the reports of a farm', DisplayReportPage],
  ['the form of a report', NewReportPage],
  ['an inspection', InspectionPage],
  ['the form of an inspection', InspectPage],
  ['a report to be put right', Mending],
])('where the records could not be fetched, %s says so and offers to try again', (_what, Page) => {
  const drawn = renderToStaticMarkup(
    <WordsProvider words={words}>
      <Router ssrPath="/Farmer/reports" ssrSearch="farm=0193a000-0001-7000-8000-000000000001">
        <Route path="/Farmer/reports" component={Page} />
      </Router>
    </WordsProvider>,
  );
  expect(drawn).toContain(en['form.network']);
  expect(drawn).toContain(`>${en['status.again']}</button>`);
});
