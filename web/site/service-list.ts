import {
  HandCoins,
  MapPinned,
  MessagesSquare,
  NotebookPen,
  QrCode,
  Sprout,
  Store,
  type LucideIcon,
} from 'lucide-react';
import type { WordId } from '#kit/words.tsx';

/** A service as its page tells it. */
export type Service = {
  readonly id: string;
  readonly Icon: LucideIcon;
  readonly title: WordId;
  readonly says: WordId;
  readonly who: WordId;
  readonly steps: readonly WordId[];
  readonly link: { readonly href: string; readonly says: WordId };
};

const signUp = { href: '/farmer-signup', says: 'site.signUpAsFarmer' } as const;

/** What the platform does for people, in the order in which a farmer meets it. */
export const services: readonly Service[] = [
  {
    id: 'records',
    Icon: NotebookPen,
    title: 'services.records',
    says: 'services.recordsWhat',
    who: 'services.recordsWho',
    steps: ['services.stepSignUp', 'services.stepAddFarm', 'services.recordsStep'],
    link: signUp,
  },
  {
    id: 'advice',
    Icon: MessagesSquare,
    title: 'services.advice',
    says: 'services.adviceWhat',
    who: 'services.adviceWho',
    steps: ['services.stepSignUp', 'services.stepAddFarm', 'services.adviceStep'],
    link: signUp,
  },
  {
    id: 'monitoring',
    Icon: MapPinned,
    title: 'services.monitoring',
    says: 'services.monitoringWhat',
    who: 'services.monitoringWho',
    steps: ['services.stepSignUp', 'services.stepAddFarm', 'services.monitoringStep'],
    link: signUp,
  },
  {
    id: 'inputs',
    Icon: Sprout,
    title: 'services.inputs',
    says: 'services.inputsWhat',
    who: 'services.inputsWho',
    steps: ['services.stepSignUp', 'services.stepAddFarm', 'services.inputsStep'],
    link: signUp,
  },
  {
    id: 'finance',
    Icon: HandCoins,
    title: 'services.finance',
    says: 'services.financeWhat',
    who: 'services.financeWho',
    steps: ['services.stepSignUp', 'services.stepAddFarm', 'services.financeStep'],
    link: signUp,
  },
  {
    id: 'markets',
    Icon: Store,
    title: 'services.markets',
    says: 'services.marketsWhat',
    who: 'services.marketsWho',
    steps: ['services.stepSignUp', 'services.stepAddFarm', 'services.marketsStep'],
    link: signUp,
  },
  {
    id: 'traceability',
    Icon: QrCode,
    title: 'services.traceability',
    says: 'services.traceabilityWhat',
    who: 'services.traceabilityWho',
    steps: ['services.traceabilityRead', 'services.traceabilityWrite', 'services.traceabilityStep'],
    link: { href: '/extension-manager', says: 'services.traceabilityLink' },
  },
];
