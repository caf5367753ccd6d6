import { Problem } from '../run/problem.mjs'

/** First in every backup: what it is. */
export interface Manifest {
  readonly format: 1
  /** ISO 8601. */
  readonly made: string
  /** Which kind of database it holds; none where nothing had been served yet. */
  readonly database: 'embedded' | 'postgres' | null
  /** false: the database alone, of a server that keeps nothing else. */
  readonly folder?: boolean
}

export const manifestName = 'tessera-backup.json'
/** Names inside a backup. */
export const embeddedName = 'database.tar'
export const postgresName = 'database.dump'

/**
 * Files of a data folder in the order in which they are copied. Journals come before the chain, and the
 * chain last: it may know more than the rest, which finds it out, and never less. The image of the chain's
 * state goes with any chain.log that is no shorter than when it was taken.
 */
export const dataFiles = [
  'deployment.json',
  'deployment.json.journal',
  'demo.journal',
  'box-secret',
  'chain/state.bin',
  'chain/chain.log',
] as const

/** @throws Problem that names the file */
export function manifestOf(text: string, file: string): Manifest {
  const manifest = ((): Partial<Manifest> => {
    try {
      return JSON.parse(text) as Partial<Manifest>
    } catch {
      return {}
    }
  })()
  if (manifest.format !== 1) {
    throw new Problem(`${file} is not a backup that this version of Tessera reads.`)
  }
  return manifest as Manifest
}
