// Builds the web app into build/web: scripts and styles, the pages drawn ahead, all of it compressed.
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import { compress } from './compress.ts'
import type { DrawnFile, Drawing } from './drawnFile.ts'
import { writeDrawn } from './pages.ts'

const root = import.meta.dirname
const outDir = path.resolve(process.env['WEB_OUT'] ?? path.join(root, '../../build/web'))
const logLevel = 'warn'

await build({
  configFile: path.join(root, 'vite.config.ts'),
  logLevel,
  build: { outDir },
})

/** The same app once more, for this process instead of a browser. */
async function drawn(): Promise<readonly DrawnFile[]> {
  const folder = await mkdtemp(path.join(path.dirname(outDir), 'draw-'))
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      // Whole in itself, wherever the folder lies.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/draw.ts',
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs' } },
      },
    })
    const app = (await import(pathToFileURL(path.join(folder, 'draw.mjs')).href)) as Drawing
    return await app.draw()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await writeDrawn(outDir, await drawn())
await compress(outDir)
// The app's channel between tabs would keep this process alive.
process.exit()
