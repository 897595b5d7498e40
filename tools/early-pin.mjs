import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineScript } from './inline-script.mjs';

/** The address of the place for a PIN; only the worker asks for it. */
export const earlyPinPath = '/app-kept';

/** Draws the place for a PIN in each language, with its script. @returns the script, for its hash. */
export const renderEarlyPins = async (root, web, site) => {
  const script = await inlineScript(join(root, 'web', 'sync', 'early-pin-script.ts'));
  for (const language of site.languages) {
    const html = await site.renderEarlyPin(language, script);
    await writeFile(join(web, 'pages', language, `${earlyPinPath.slice(1)}.html`), html);
  }
  return script;
};
