/** What stands on a screen in one piece, and is read in one breath. */
const pieces =
  'h1,h2,h3,h4,p,li,label,legend,button,a,dt,dd,th,td,summary,option,[role=status],[role=alert],[role=note]';

const isShown = (element: Element): boolean =>
  element.closest('[aria-hidden=true],[hidden],script,style,select,dialog:not([open])') === null &&
  (element as HTMLElement).checkVisibility?.() !== false;

/** The texts of a screen in the order they stand, each once however its parts are marked up. */
export const textsOf = (root: Element): string[] => {
  const found = new Map<Element, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const within = node.parentElement;
    const text = node.textContent ?? '';
    if (within === null || text.trim() === '' || !isShown(within)) continue;
    const piece = within.closest(pieces) ?? within;
    found.set(piece, `${found.get(piece) ?? ''} ${text}`);
  }
  return [...found.values()].map((text) => text.replaceAll(/\s+/g, ' ').trim());
};
