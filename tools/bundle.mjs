/** `node tools/bundle.mjs folder source…`: programs of the house for tests that start them again and again. */
import { root } from './install.mjs';
import { bundleServer } from './server-bundle.mjs';

const [folder = '', ...sources] = process.argv.slice(2);
await bundleServer(root, sources, folder);
