import { callStates, callTroubles, keyDays } from '@shuka/domain/integrations';
import { eventKinds, pingKind } from '@shuka/domain/kit/event-kinds.ts';
import { keyScopes } from '@shuka/domain/kit/key-scopes.ts';
import {
  beginnings,
  certificateKinds,
  certificateStates,
  codeFaults,
  keyDataColumns,
  thingViews,
  coolingMethods,
  trackingNames,
} from '@shuka/domain/traceability';

/** The families of words about goods, what authorities ask of them, and programs. */
export const goodsFamilies: Readonly<Record<string, readonly string[] | null>> = {
  'goods.fault.': [...codeFaults, 'no-batch', 'not-a-code'],
  'goods.view.': [...thingViews, 'all'],
  'goods.began.': beginnings,
  'goods.cooling.': coolingMethods,
  'programs.scope.': keyScopes,
  'programs.days.': keyDays,
  'programs.event.': [...eventKinds, pingKind],
  'programs.callState.': callStates,
  'programs.trouble.': callTroubles,
  'comply.kindOf.': certificateKinds,
  'comply.state.': certificateStates,
  'comply.cte.': trackingNames,
  'comply.role.': ['lot', 'input', 'output'],
  'comply.column.': keyDataColumns,
};
