import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { type Hex, leafHash, Tree } from './merkle.ts'
import { type Steps, inOneGo, inTurns, isStepDone, sortedBy } from './steps.ts'

/** An epoch's promise to an account in a token. Its index is its place among the leaves. */
export interface Leaf {
  readonly account: Address
  /** Zero for the chain's own coin. */
  readonly token: Address
  /** Base units, above 0. */
  readonly amount: bigint
}

/** The inputs of one epoch; the same for every computation. */
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
  /** Of each token, in the order of leaves: the sum of its leaves. */
  readonly totals: readonly { readonly token: Address; readonly amount: bigint }[]
  /** The public data file. */
  readonly file: string
  /** SHA-256 of it. */
  readonly dataHash: Hex
}

export const epochOf = (data: EpochData): Epoch => inOneGo(stepsOf(data))

/** For a process that has others to serve meanwhile: of 100,000 leaves it takes seconds. */
export const epochInTurns = (data: EpochData): Promise<Epoch> => inTurns(stepsOf(data))

function* stepsOf(data: EpochData): Steps<Epoch> {
  const sorted = yield* inOrder(data.leaves.filter(({ amount }) => amount > 0n))
  const leaves = sorted.map(({ leaf }) => leaf)
  const hashes: Hex[] = []
  const sums = new Map<Address, bigint>()
  for (const [i, { leaf, key }] of sorted.entries()) {
    const { token, amount } = leaf
    hashes.push(leafHash(i, key.slice(addressDigits), key.slice(0, addressDigits), amount))
    sums.set(token, (sums.get(token) ?? 0n) + amount)
    if (isStepDone(i)) yield
  }
  const tree = yield* Tree.of(hashes)
  const totals = [...sums].map(([token, amount]) => ({ token, amount }))
  const { root } = tree
  const { file, dataHash } = yield* fileOf({ ...data, leaves }, totals, root)
  return { ...data, leaves, tree, totals, root, file, dataHash }
}

/** Hex digits of an address as the chain has it. */
const addressDigits = 40

/** With token and account as hex digits, by which they are ordered. */
function* inOrder(leaves: readonly Leaf[]): Steps<readonly Keyed[]> {
  const tokens = new Map<Address, string>()
  const found: Keyed[] = []
  for (const [i, leaf] of leaves.entries()) {
    const token = tokens.get(leaf.token) ?? addressToHex20(leaf.token)
    tokens.set(leaf.token, token)
    found.push({ leaf, key: token + addressToHex20(leaf.account) })
    if (isStepDone(i)) yield
  }
  return yield* sortedBy(found, addressDigits + 2, ({ key }) => key)
}

interface Keyed {
  readonly leaf: Leaf
  readonly key: string
}

/** Canonical: one order of members and leaves, amounts in decimal, no space, one line feed at the end. */
function* fileOf(
  { chainId, distributor, upToBlock, leaves }: EpochData,
  totals: Epoch['totals'],
  root: Hex,
): Steps<Pick<Epoch, 'file' | 'dataHash'>> {
  const head = {
    format: 'tessera-epoch-2',
    chainId,
    distributor,
    upToBlock,
    root,
    totals: totals.map(({ token, amount }) => ({ token, amount: String(amount) })),
  }
  const pieces: string[] = []
  const hash = sha256.create()
  let piece = `${JSON.stringify(head).slice(0, -1)},"leaves":[`
  const write = (): void => {
    pieces.push(piece)
    hash.update(utf8ToBytes(piece))
    piece = ''
  }
  for (const [i, { account, token, amount }] of leaves.entries()) {
    piece += `${i === 0 ? '' : ','}${JSON.stringify([i, account, token, String(amount)])}`
    if (!isStepDone(i)) continue
    write()
    yield
  }
  piece += ']}\n'
  write()
  return { file: pieces.join(''), dataHash: `0x${bytesToHex(hash.digest())}` }
}

/** Reads a data file. Throws where the file is not what `epochOf` would write of its leaves. */
export async function readEpoch(file: string): Promise<Epoch> {
  const { chainId, distributor, upToBlock, leaves } = JSON.parse(file) as {
    chainId: string
    distributor: Address
    upToBlock: number
    leaves: readonly (readonly [number, Address, Address, string])[]
  }
  const read = leaves.map(([, account, token, amount]) => ({
    account,
    token,
    amount: BigInt(amount),
  }))
  const epoch = await epochInTurns({ chainId, distributor, upToBlock, leaves: read })
  if (epoch.file !== file) throw new TypeError('not a canonical data file of an epoch')
  return epoch
}
