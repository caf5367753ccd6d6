import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { type Hex, leafHash, treeOf } from './merkle.ts'

/** What an account has earned of a token since the beginning. */
export interface Leaf {
  readonly account: Address
  /** Zero for the chain's own coin. */
  readonly token: Address
  /** Base units. */
  readonly cumulative: bigint
}

/** What one epoch is about; the same for whoever reckons it. */
export interface EpochData {
  readonly chainId: string
  readonly distributor: Address
  /** The last block that it reads. */
  readonly upToBlock: number
  /** By token and account, each in the order of its bytes. */
  readonly leaves: readonly Leaf[]
}

/** An epoch as it is posted. */
export interface Epoch extends EpochData {
  readonly root: Hex
  /** Of each token, in the order of leaves: what all have earned of it. */
  readonly totals: readonly { readonly token: Address; readonly amount: bigint }[]
  /** The public data file. */
  readonly file: string
  /** SHA-256 of it. */
  readonly dataHash: Hex
}

export function epochOf(data: EpochData): Epoch {
  const leaves = data.leaves.filter(({ cumulative }) => cumulative > 0n).toSorted(byBytes)
  const sums = new Map<Address, bigint>()
  for (const { token, cumulative } of leaves) sums.set(token, (sums.get(token) ?? 0n) + cumulative)
  const totals = [...sums].map(([token, amount]) => ({ token, amount }))
  const { root } = treeOf(leaves.map(hashOf))
  const file = fileOf({ ...data, leaves }, totals, root)
  return {
    ...data,
    leaves,
    totals,
    root,
    file,
    dataHash: `0x${bytesToHex(sha256(utf8ToBytes(file)))}`,
  }
}

/** Siblings from the leaf up; null for an account that has none. */
export function proofOf(
  { leaves }: Epoch,
  account: Address,
  token: Address,
): readonly Hex[] | null {
  const place = leaves.findIndex((leaf) => leaf.account === account && leaf.token === token)
  return place < 0 ? null : treeOf(leaves.map(hashOf)).proof(place)
}

const hashOf = ({ account, token, cumulative }: Leaf): Hex =>
  leafHash(addressToHex20(account), addressToHex20(token), cumulative)

const byBytes = (a: Leaf, b: Leaf): number =>
  compare(addressToHex20(a.token), addressToHex20(b.token)) ||
  compare(addressToHex20(a.account), addressToHex20(b.account))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Canonical: one order of members and leaves, amounts in decimal, no space, one line feed at the end. */
function fileOf(
  { chainId, distributor, upToBlock, leaves }: EpochData,
  totals: Epoch['totals'],
  root: Hex,
): string {
  const text = {
    format: 'tessera-epoch-1',
    chainId,
    distributor,
    upToBlock,
    root,
    totals: totals.map(({ token, amount }) => ({ token, amount: String(amount) })),
    leaves: leaves.map(({ account, token, cumulative }) => [account, token, String(cumulative)]),
  }
  return `${JSON.stringify(text)}\n`
}

/** Reads a data file. Throws where the file is not what `epochOf` would write of its leaves. */
export function readEpoch(file: string): Epoch {
  const { chainId, distributor, upToBlock, leaves } = JSON.parse(file) as {
    chainId: string
    distributor: Address
    upToBlock: number
    leaves: readonly (readonly [Address, Address, string])[]
  }
  const read = leaves.map(([account, token, cumulative]) => ({
    account,
    token,
    cumulative: BigInt(cumulative),
  }))
  const epoch = epochOf({ chainId, distributor, upToBlock, leaves: read })
  if (epoch.file !== file) throw new TypeError('not a canonical data file of an epoch')
  return epoch
}
