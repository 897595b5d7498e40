/* Larger signs and fewer words, for those who do not read; chosen on this phone, for this phone. */

const key = 'shuka-pictures';

const rules = `
html[data-pictures] main svg { width: 2.5rem; height: 2.5rem; }
html[data-pictures] nav svg { width: 2.75rem; height: 2.75rem; }
html[data-pictures] main img { min-width: 6rem; }
html[data-pictures] main button, html[data-pictures] main a { min-height: 4rem; }
html[data-pictures] main p.text-ink-soft, html[data-pictures] main span.text-ink-soft, html[data-pictures] main [role='note'] { display: none; }
`;

export const arePicturesLarge = (): boolean => {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false; // a browser that keeps nothing
  }
};

const sheet = (() => {
  let made: CSSStyleSheet | null = null;
  return (): CSSStyleSheet => {
    made ??= new CSSStyleSheet();
    return made;
  };
})();

/** Draws the app in the way that was chosen. */
export const drawPictures = (areLarge: boolean): void => {
  document.documentElement.toggleAttribute('data-pictures', areLarge);
  if (!areLarge || document.adoptedStyleSheets.includes(sheet())) return;
  sheet().replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet()];
};

export const choosePictures = (areLarge: boolean): void => {
  try {
    localStorage.setItem(key, areLarge ? '1' : '0');
  } catch {
    // it holds until the page closes
  }
  drawPictures(areLarge);
};
