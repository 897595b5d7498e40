import { build as bundle } from 'esbuild';

/** A script that is written into pages, with what it takes from the house. @returns its text. */
export const inlineScript = async (file, options = {}) => {
  const { outputFiles } = await bundle({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    ...options,
  });
  return outputFiles[0].text.trim();
};
