import type { ComponentType } from 'react';

export type MendProps = {
  readonly input: Readonly<Record<string, unknown>>;
  /** Takes the act's input as the person made it right. */
  readonly onMended: (input: unknown) => void;
};

/** How an act that needs fixing is edited: in a form with what was entered, or on a page of its own. */
export type Mender =
  | {
      readonly kind: 'form';
      readonly Form: ComponentType<MendProps>;
      /** What the phone knows by now of what the act was about. */
      readonly Now?: ComponentType<Pick<MendProps, 'input'>>;
    }
  | { readonly kind: 'page'; readonly pathOf: (input: Readonly<Record<string, unknown>>) => string | null };

/** By the name of the contract. */
export type Menders = Readonly<Record<string, Mender>>;
