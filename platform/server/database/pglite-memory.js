// A database in memory: making one takes seconds of a processor, copying one a tenth of that.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const folder = fileURLToPath(new URL('../../../.cache/pglite/', import.meta.url))

/**
 * A copy of that dump; else an empty one, made at its first use and kept for the version that made it.
 * @param {WebAssembly.Module} pgliteWasmModule
 * @param {string | undefined} copyOf  its file
 */
export async function inMemory(pgliteWasmModule, copyOf) {
  const open = (/** @type {Buffer} */ copy) =>
    PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([copy]), pgliteWasmModule })
  if (copyOf !== undefined) return open(await readFile(copyOf))
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(path.join(main, '../../package.json'), 'utf8'))
  const file = path.join(folder, `${version}.tar`)
  const kept = await readFile(file).catch(() => null)
  if (kept !== null) return open(kept)
  const made = await PGlite.create({ dataDir: 'memory://', pgliteWasmModule })
  const copy = Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer())
  // Whole or not at all: others may be looking for it.
  const draft = path.join(folder, `${version}.${process.pid}.${Date.now()}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, copy)
  await rename(draft, file)
  return made
}
