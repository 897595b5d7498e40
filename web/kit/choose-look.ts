/** How what opens the phone's own chooser looks: as a button, though it is the label of a field. */
export const chooseLook =
  'min-h-12 cursor-pointer items-center gap-2 justify-self-start rounded-xl border-2 border-leaf ' +
  'font-semibold text-leaf focus-within:outline-3 focus-within:outline-ochre hover:bg-leaf-soft';
