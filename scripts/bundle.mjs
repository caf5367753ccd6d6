// Makes one plain JavaScript program of each start point, into build/node: what `npm start` runs.
// Packages stay in node_modules, but for those of hundreds of small modules: a start would spend half
// its time on opening them one by one.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './run/root.mjs'

const outFolder = path.join(root, 'build', 'node')
const starts = ['server', 'devnet', 'deploy', 'seed', 'keeper']

const manyModules = /^(viem|abitype|ox|kysely|zod|@noble)(\/|$)/

const input = Object.fromEntries(
  starts.map((name) => [name, path.join(root, 'apps', name, 'main.ts')]),
)

/**
 * A bundled module lies elsewhere than its source; where it asks for its own place it is told the source's.
 * @type {import('rolldown').Plugin}
 */
const ownPlace = {
  name: 'own-place',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null
    const source = path.relative(outFolder, id).split(path.sep).join('/')
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(source)}')`)
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
  },
}

rmSync(outFolder, { recursive: true, force: true })
const bundle = await rolldown({
  input,
  platform: 'node',
  external: (id) => !/^[#./]/.test(id) && !path.isAbsolute(id) && !manyModules.test(id),
  plugins: [ownPlace],
  // Packages count as lying in the repository also where a link leads elsewhere: same bytes.
  resolve: { symlinks: false },
  cwd: root,
})
await bundle.write({
  dir: outFolder,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
await bundle.close()
