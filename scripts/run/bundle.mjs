import { rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './root.mjs'

// Packages stay in node_modules, but for those of hundreds of small modules: a start would spend half
// its time on opening them one by one.
const manyModules = /^(viem|abitype|ox|kysely|zod|@noble)(\/|$)/

/**
 * Makes one plain JavaScript program of each start point; what lay in the folder goes.
 * @param {Record<string, string>} starts  files by the name of their program, both in the repository
 * @param {string} folder
 */
export async function bundlePrograms(starts, folder) {
  const outFolder = path.join(root, folder)
  rmSync(outFolder, { recursive: true, force: true })
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(starts).map(([name, file]) => [name, path.join(root, file)]),
    ),
    platform: 'node',
    external: (id) => !/^[#./]/.test(id) && !path.isAbsolute(id) && !manyModules.test(id),
    plugins: [ownPlace(outFolder)],
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
}

/**
 * A bundled module is elsewhere than its source; where it reads its own path it gets the source's.
 * @param {string} outFolder
 * @returns {import('rolldown').Plugin}
 */
const ownPlace = (outFolder) => ({
  name: 'own-place',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null
    const source = path.relative(outFolder, id).split(path.sep).join('/')
    const moved = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(source)}')`)
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
    // Every line stays the line it was.
    return { code: moved, map: null }
  },
})
