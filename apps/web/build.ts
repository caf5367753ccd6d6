// Builds the web app into build/web: scripts and styles, what the server draws pages by, all of it compressed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawingFolder } from '#platform/std/drawing.ts'
import { build } from 'vite'

import { compress } from './compress.ts'
import { writePages } from './pages.ts'

const root = import.meta.dirname
const outDir = path.resolve(process.env['WEB_OUT'] ?? path.join(root, '../../build/web'))
const logLevel = 'warn'

await build({
  configFile: path.join(root, 'vite.config.ts'),
  logLevel,
  build: { outDir },
})

/** The same app once more, for the server instead of a browser: by name of the page's file, what it draws. */
async function drawing() {
  const folder = drawingFolder(outDir)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Whole in itself, wherever the folder lies.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/draw.ts',
      outDir: folder,
      emptyOutDir: true,
      // Without the remarks that name where each module lay: the same bytes from everywhere.
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const { live } = (await import(pathToFileURL(path.join(folder, 'draw.mjs')).href)) as {
    live: Parameters<typeof writePages>[1]
  }
  return live
}

await writePages(outDir, await drawing())
await compress(outDir)
// The app's channel between tabs would keep this process alive.
process.exit()
