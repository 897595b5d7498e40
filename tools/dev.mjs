/** `npm run dev`: builds the site once, then runs the server from source and starts it again when the source changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded } from './built.mjs';
import { install, root } from './install.mjs';

install();
buildIfNeeded();
const server = spawn(process.execPath, ['--import', 'tsx', '--watch', join(root, 'server', 'app', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
