// npm run bench: measured is what `npm start` would run, plain JavaScript in few files and with the server's room for
// young objects; what tsx makes of the same sources takes a fifth more of the processor.
import path from 'node:path'
import { bundlePrograms } from './run/bundle.mjs'
import { root } from './run/root.mjs'

const folder = 'build/bench/program'
await bundlePrograms({ bench: 'tools/bench/main.ts' }, folder)
await import(path.join(root, folder, 'bench.js'))
