/** Everyone, nobody, or one manager: what a list is filtered by, and where farmers go. */
export type Choice =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'manager'; readonly managerId: string; readonly name: string };

export const everyone: Choice = { kind: 'everyone' };
export const nobody: Choice = { kind: 'nobody' };

/** A choice as the value of its radio button. */
export const valueOf = (choice: Choice): string => (choice.kind === 'manager' ? choice.managerId : choice.kind);

/** The filter of the list of assignments that a choice stands for. */
export const filterOf = (choice: Choice): { manager?: string } => {
  if (choice.kind === 'everyone') return {};
  return { manager: choice.kind === 'nobody' ? 'none' : choice.managerId };
};
