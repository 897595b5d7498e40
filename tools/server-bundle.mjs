import { join } from 'node:path';
import { build as bundle } from 'esbuild';

/** npm packages stay where npm put them; our own rooms are bundled. */
const keepPackagesOut = (build) =>
  build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@shuka/') ? undefined : { path, external: true },
  );

/** Makes programs of the server, each one file in a folder, of sources named from the root. */
export const bundleServer = (root, sources, outdir) =>
  bundle({
    entryPoints: sources.map((source) => join(root, source)),
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [{ name: 'packages-stay', setup: keepPackagesOut }],
  });
