import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { type Hex, leafHash, Tree } from './merkle.ts'

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
  readonly tree: Tree
  /** The place of each leaf in `leaves`, by token and account. */
  readonly places: ReadonlyMap<string, number>
  /** Of each token, in the order of leaves: what all have earned of it. */
  readonly totals: readonly { readonly token: Address; readonly amount: bigint }[]
  /** The public data file. */
  readonly file: string
  /** SHA-256 of it. */
  readonly dataHash: Hex
}

export function epochOf(data: EpochData): Epoch {
  const sorted = data.leaves
    .filter(({ cumulative }) => cumulative > 0n)
    .map((leaf) => ({
      leaf,
      token: addressToHex20(leaf.token),
      account: addressToHex20(leaf.account),
    }))
    .toSorted((a, b) => compare(a.token, b.token) || compare(a.account, b.account))
  const leaves = sorted.map(({ leaf }) => leaf)
  const tree = new Tree(
    sorted.map(({ leaf, token, account }) => leafHash(account, token, leaf.cumulative)),
  )
  const places = new Map(leaves.map(({ token, account }, i) => [keyOf(account, token), i]))
  const sums = new Map<Address, bigint>()
  for (const { token, cumulative } of leaves) sums.set(token, (sums.get(token) ?? 0n) + cumulative)
  const totals = [...sums].map(([token, amount]) => ({ token, amount }))
  const { root } = tree
  const file = fileOf({ ...data, leaves }, totals, root)
  const dataHash: Hex = `0x${bytesToHex(sha256(utf8ToBytes(file)))}`
  return { ...data, leaves, places, tree, totals, root, file, dataHash }
}

/** What an epoch says of an account, and by which siblings that is proven; null where it says nothing. */
export function leafIn({ leaves, places, tree }: Epoch, account: Address, token: Address) {
  const place = places.get(keyOf(account, token))
  if (place === undefined) return null
  return { cumulative: leaves[place]!.cumulative, proof: () => tree.proof(place) }
}

const keyOf = (account: Address, token: Address): string => `${token} ${account}`

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
