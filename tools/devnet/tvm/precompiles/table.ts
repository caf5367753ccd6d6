/** All built-in contracts by their address. */
import { curves } from './curves.ts'
import { hashes } from './hashes.ts'
import { modexp } from './modexp.ts'
import type { Precompile } from './precompile.ts'
import { resources } from './resources.ts'
import { signatures } from './signatures.ts'

const precompiles: ReadonlyMap<bigint, Precompile> = new Map(
  [hashes, modexp, curves, signatures, resources].flat(),
)

const highest = 0x0100_0015n

/** Only the very word: with dirt above the address it is an account like any other. */
export const precompileAt = (target: bigint): Precompile | undefined =>
  target > highest ? undefined : precompiles.get(target)

export type { Precompile }
