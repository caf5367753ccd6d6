/** The test devices of the node, as library calls without the queue. */
import { type Address, addressToHex41 } from '#platform/std/address.ts'
import { faucetAccount } from './accounts.ts'
import { referenceTo } from './block.ts'
import { build } from './codec/transaction.ts'
import { Faults, faultKinds } from './faults.ts'
import { signDigest } from './crypto.ts'
import { Snapshots, reorg } from './forks.ts'
import { chainId } from './genesis.ts'
import type { Node } from './node.ts'
import { params } from './params.ts'
import type { DemoAccount, Fault, Json, ReorgOptions, Status } from './types.ts'

export interface Devices {
  readonly accounts: readonly DemoAccount[]
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
  /** Sends sun from the faucet's account, in a block of its own; returns the transaction's id. */
  faucet(address: Address, sun: bigint): Promise<string>
}

export function makeDevices(node: Node, faults: Faults, accounts: readonly DemoAccount[]): Devices {
  const snapshots = new Snapshots(node)
  return {
    accounts,
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
    travel: (seconds) => node.travel(seconds),
    nextTimestamp: (seconds) => node.dictate(Math.round(seconds * 1000)),
    digest: () => node.digest(),
    snapshot: () => snapshots.take(),
    revert: (id) => snapshots.revert(id),
    reorg: (depth, options) => reorg(node, depth, options),
    fault: (fault) => faults.add(fault),
    faults: () => faults.list(),
    clearFaults: () => faults.clear(),
    faucet: (address, sun) => give(node, address, sun),
  }
}

async function give(node: Node, address: Address, sun: bigint): Promise<string> {
  const { head } = node
  const draft = build({
    body: {
      kind: 'TransferContract',
      value: {
        owner_address: addressToHex41(faucetAccount.address as Address),
        to_address: addressToHex41(address),
        amount: sun,
      },
    },
    ...referenceTo(head),
    expiration: BigInt(head.timestamp) + params.expiration,
    timestamp: BigInt(head.timestamp),
  })
  const signature = signDigest(Buffer.from(draft.id, 'hex'), faucetAccount.privateKey)
  await node.seal([{ ...draft, signatures: [signature] }], { strict: true })
  await node.restorePending()
  return draft.id
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
