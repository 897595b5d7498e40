import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';

/** The address of the place for a PIN; only the worker asks for it. */
export const earlyPinPath = '/app-kept';

/** Draws the place for a PIN in each language, with its script. @returns the script, for its hash. */
export const renderEarlyPins = async (root, web, site) => {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'web', 'sync', 'early-pin-script.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const script = outputFiles[0].text.trim();
  for (const language of site.languages) {
    const html = await site.renderEarlyPin(language, script);
    await writeFile(join(web, 'pages', language, `${earlyPinPath.slice(1)}.html`), html);
  }
  return script;
};
