// Builds the web app into build/web: scripts, styles and the code by which the server renders
// pages, all compressed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rendererFolder } from '#platform/std/rendering.ts'
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

/**
 * The same app again, for the server instead of a browser: what it renders, by name of the page's
 * file.
 */
async function drawing() {
  const folder = rendererFolder(outDir)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Whole in itself, wherever the folder lies.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/render.ts',
      outDir: folder,
      emptyOutDir: true,
      // Without the remarks that name where each module lay: the same bytes from everywhere.
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const { serverRendered } = (await import(
    pathToFileURL(path.join(folder, 'render.mjs')).href
  )) as {
    serverRendered: Parameters<typeof writePages>[1]
  }
  return serverRendered
}

await writePages(outDir, await drawing())
await compress(outDir)
// The app's channel between tabs would keep this process alive.
process.exit()
