import { type Address, parseAddress } from '#platform/std/address.ts'
import { type ContractReader, readContract } from '#platform/web/tron/contract.ts'

import { lockAAbi, lockBAbi } from '../../contract/abi.ts'
import type { LockView } from '../../shapes.ts'

/** What a node can contradict. lock: it has none of this key. */
export type CheckedField = 'owner' | 'coin' | 'amount' | 'end' | 'locked' | 'lock'

/** The lock as its contract returns it. */
interface Returned {
  readonly owner: string
  /** null in lock B, whose record names none. */
  readonly coin: string | null
  readonly amount: bigint
  readonly createTime: bigint
  readonly end: bigint
  readonly locked: boolean
}

async function lockAOf(
  address: Address,
  { createTime }: LockView,
  read: ContractReader,
): Promise<Returned | null> {
  const [exists, index] = await read({
    address,
    abi: lockAAbi,
    functionName: 'find',
    args: [BigInt(createTime)],
  })
  if (!exists) return null
  const [owner, coin, amount, made, end, locked] = await read({
    address,
    abi: lockAAbi,
    functionName: 'locks',
    args: [index],
  })
  return { owner, coin, amount, createTime: made, end, locked }
}

async function lockBOf(
  address: Address,
  { owner: holder }: LockView,
  read: ContractReader,
): Promise<Returned> {
  const [owner, amount, createTime, end, locked] = await read({
    address,
    abi: lockBAbi,
    functionName: 'locks',
    args: [parseAddress(holder)],
  })
  return { owner, coin: null, amount, createTime, end, locked }
}

/** Lock B keeps one lock for an account: of one that has ended there is nothing once another is made. */
const isReplaced = (lock: LockView, found: Returned | null): boolean =>
  lock.kind === 'B' && !lock.locked && found !== null && found.createTime > BigInt(lock.createTime)

/**
 * Requests the lock of its contract at the node and compares what the page shows of it; empty where all is the same;
 * replaced: the contract no longer has it.
 * Throws NodeFailure where the node does not answer.
 */
export async function checkLock(
  lock: LockView,
  contract: string,
  read: ContractReader = readContract,
): Promise<readonly CheckedField[] | 'replaced'> {
  const address = parseAddress(contract)
  const found = await (lock.kind === 'A' ? lockAOf : lockBOf)(address, lock, read)
  if (isReplaced(lock, found)) return 'replaced'
  if (found === null || found.createTime !== BigInt(lock.createTime)) return ['lock']
  const same: Readonly<Record<Exclude<CheckedField, 'lock'>, boolean>> = {
    owner: found.owner === lock.owner,
    coin: found.coin === null || found.coin === lock.coin.address,
    amount: found.amount === BigInt(lock.amount),
    end: found.end === BigInt(lock.lockTime),
    locked: found.locked === lock.locked,
  }
  return (['owner', 'coin', 'amount', 'end', 'locked'] as const).filter((field) => !same[field])
}
