/** The test devices of the node, as library calls without the queue. */
import { type Address, addressToHex41 } from '#platform/std/address.ts'
import { demoAccounts, faucetAccount } from './accounts.ts'
import { referenceTo } from './block.ts'
import { type Transaction, build } from './codec/transaction.ts'
import { Faults, faultKinds } from './faults.ts'
import { signDigest } from './crypto.ts'
import { Snapshots, reorg } from './forks.ts'
import { chainId } from './genesis.ts'
import { type Changes, checkSeconds, makeChanges } from './development/changes.ts'
import type { Node } from './node.ts'
import { params } from './params.ts'
import type { DemoAccount, Fault, Json, ReorgOptions, Status } from './types.ts'

export interface Devices extends Changes {
  readonly accounts: readonly DemoAccount[]
  /** Those generated later, a list for each time. */
  readonly more: readonly (readonly DemoAccount[])[]
  status(): Status
  mine(blocks: number): Promise<void>
  travel(seconds: number): Promise<void>
  /** The next block is of this unix second, and time continues from there. */
  nextTimestamp(seconds: number): void
  /** sha256 over the state, the head, what waits and the clock. */
  digest(): Promise<string>
  snapshot(): number
  revert(id: number): Promise<void>
  reorg(depth: number, options?: ReorgOptions): Promise<void>
  fault(fault: Fault): void
  faults(): Fault[]
  clearFaults(): void
  /** As many accounts more, from the faucet with so many sun each, in one block. */
  generate(count: number, sun: bigint): Promise<void>
  /** Sends sun from the faucet's account to 42 hex digits, in a block of its own; returns the transaction's id. */
  faucet(address: string, sun: bigint): Promise<string>
}

export function makeDevices(node: Node, faults: Faults, accounts: readonly DemoAccount[]): Devices {
  const snapshots = new Snapshots(node)
  const more: DemoAccount[][] = []
  return {
    ...makeChanges(node),
    accounts,
    more,
    status: () => ({
      chainId,
      head: {
        number: node.head.number,
        id: node.head.id,
        timestamp: node.head.timestamp,
      },
      solid: node.solidNumber,
      pending: node.ledger.pool.size,
      blockTime: node.options.blockTime,
      solidLag: node.options.solidLag,
      travelled: node.ledger.clock / 1000,
    }),
    mine: async (blocks) => {
      if (!Number.isInteger(blocks) || blocks < 1 || blocks > 100_000) {
        throw new RangeError('blocks must be a whole number from 1 to 100000.')
      }
      await node.mine(blocks)
    },
    travel: async (seconds) => {
      checkSeconds(seconds)
      await node.travel(seconds)
    },
    nextTimestamp: (seconds) => node.dictate(Math.round(seconds * 1000)),
    digest: () => node.digest(),
    snapshot: () => snapshots.take(),
    revert: (id) => snapshots.revert(id),
    reorg: (depth, options) => reorg(node, depth, options),
    fault: (fault) => faults.add(fault),
    faults: () => faults.list(),
    clearFaults: () => faults.clear(),
    generate: async (count, sun) => {
      const known = accounts.length + more.flat().length
      const made = demoAccounts(known + count).slice(known)
      await give(
        node,
        made.map(({ address }) => [addressToHex41(address as Address), sun] as const),
      )
      more.push(made)
    },
    faucet: async (address, sun) => (await give(node, [[address, sun]]))[0] ?? '',
  }
}

/** Transfers in one block; returns their ids. */
async function give(
  node: Node,
  gifts: readonly (readonly [to: string, sun: bigint])[],
): Promise<string[]> {
  const signed = gifts.map(([to, sun]) => transfer(node, to, sun))
  await node.seal(signed, { strict: true })
  await node.restorePending()
  return signed.map(({ id }) => id)
}

function transfer({ head }: Node, to: string, amount: bigint): Transaction {
  const draft = build({
    body: {
      kind: 'TransferContract',
      value: {
        owner_address: addressToHex41(faucetAccount.address as Address),
        to_address: to,
        amount,
      },
    },
    ...referenceTo(head),
    expiration: BigInt(head.timestamp) + params.expiration,
    timestamp: BigInt(head.timestamp),
  })
  const signature = signDigest(Buffer.from(draft.id, 'hex'), faucetAccount.privateKey)
  return { ...draft, signatures: [signature] }
}

/** A fault as it comes in a request. */
export function faultOf(input: Readonly<Record<string, unknown>>): Fault {
  const { match, kind, field } = input
  const known = faultKinds.find((each) => each === kind)
  if (typeof match !== 'string' || match === '') throw new RangeError('match must name a path.')
  if (known === undefined) throw new RangeError(`kind must be one of ${faultKinds.join(', ')}.`)
  if (kind === 'wrongAnswer' && (typeof field !== 'string' || field === '')) {
    throw new RangeError('field must name what is wrong in the answer.')
  }
  const whole = (name: string): Record<string, number> => {
    const value = input[name]
    if (value === undefined) return {}
    if (!Number.isInteger(value) || Number(value) < 0) {
      throw new RangeError(`${name} must be a whole number.`)
    }
    return { [name]: Number(value) }
  }
  return {
    match,
    kind: known,
    ...(input['times'] === 'always' ? { times: 'always' } : whole('times')),
    ...whole('ms'),
    ...whole('status'),
    ...whole('blocks'),
    ...(typeof field === 'string' ? { field } : {}),
    ...('value' in input ? { value: input['value'] as Json } : {}),
  }
}
