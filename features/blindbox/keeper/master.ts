import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Hex } from 'viem'

/** Where the environment has the master secret. */
export const masterVariable = 'TESSERA_BOX_SECRET'
/** Beside the data of a local network. */
const fileName = 'box-secret'

/**
 * 32 bytes in hex, with or without 0x.
 * @throws an error that does not repeat the value
 */
export function masterOf(text: string, from: string): Hex {
  const bare = text.trim().toLowerCase().replace(/^0x/, '')
  if (!/^[0-9a-f]{64}$/.test(bare)) throw new Error(`${from} must hold 64 hex digits`)
  if (/^(..)\1{31}$/.test(bare)) throw new Error(`${from} is one byte repeated: that is no secret`)
  return `0x${bare}`
}

/**
 * The master secret of a local network: the configured one, else that of a file readable by its owner only, created at
 * the first call. Two processes that create it at once get the same one, because the file appears whole or exists
 * already.
 */
export function localMaster(dataDir: string, input = ''): Hex {
  if (input !== '') return masterOf(input, masterVariable)
  const file = path.join(dataDir, fileName)
  const kept = read(file)
  if (kept !== null) return masterOf(kept, file)
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return masterOf(read(file) ?? '', file)
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
