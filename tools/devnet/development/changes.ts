/** What developers know from other networks for tests: the state set directly, accounts without keys. */
import { bare } from '../addresses.ts'
import { checkBlockTime } from '../limits.ts'
import type { Node } from '../node.ts'
import type { BlockTime } from '../types.ts'
import { dumpOf, loadOf } from './dump.ts'
import { balanceEdit, codeEdit, storageEdit } from './edits.ts'

/** Addresses are of 42 hex digits. What changes the state is in a block of its own. */
export interface Changes {
  /** sun */
  setBalance(address: string, sun: bigint): Promise<void>
  /** Hex; empty for none. */
  setCode(address: string, code: string): Promise<void>
  setStorage(address: string, slot: bigint, word: bigint): Promise<void>
  /** Of this account no signature is needed from now on. */
  impersonate(address: string): void
  stopImpersonating(address: string): void
  /** Or of any account. */
  impersonateAll(enabled: boolean): void
  setBlockTime(blockTime: BlockTime): Promise<void>
  /** Moves the clock without a block; returns the seconds that it is ahead in all. */
  increaseTime(seconds: number): number
  /** Blocks that are this many seconds apart. */
  mineApart(blocks: number, seconds: number): Promise<void>
  /** The whole state, `0x` and hex digits. Not what waits. */
  dumpState(): Promise<string>
  /** Replaces the whole state by a dumped one. The chain goes on. */
  loadState(text: string): Promise<void>
  /** Back to the first block, with the machine's clock. */
  reset(): Promise<void>
  /** Takes a waiting transaction back; false where none of this id waits. */
  drop(id: string): Promise<boolean>
}

const century = 100 * 365 * 86_400

export function checkSeconds(seconds: number): void {
  if (Number.isFinite(seconds) && seconds >= 0 && seconds <= century) return
  throw new RangeError(`seconds must be from 0 to ${century}.`)
}

export function makeChanges(node: Node): Changes {
  const { state } = node
  return {
    setBalance: (address, sun) => node.edit(balanceEdit(bare(address), sun)),
    setCode: (address, code) => node.edit(codeEdit(bare(address), Buffer.from(code, 'hex'))),
    setStorage: (address, slot, word) => node.edit(storageEdit(bare(address), slot, word)),
    impersonate: (address) => node.unlocked.add(address),
    stopImpersonating: (address) => node.unlocked.delete(address),
    impersonateAll: (enabled) => {
      node.unlocked.all = enabled
    },
    setBlockTime: async (blockTime) => {
      checkBlockTime(blockTime)
      await node.setBlockTime(blockTime)
    },
    increaseTime: (seconds) => {
      checkSeconds(seconds)
      node.shift(Math.round(seconds * 1000))
      return Math.floor(node.ledger.clock / 1000)
    },
    mineApart: async (blocks, seconds) => {
      checkSeconds(seconds)
      await node.mine(1)
      for (let i = 1; i < blocks; i++) {
        if (seconds > 0) node.dictate(node.head.timestamp + Math.round(seconds * 1000))
        await node.mine(1)
      }
    },
    dumpState: () => state.without([state.pendingWrites()], () => dumpOf(state, node.ledger)),
    loadState: async (text) => {
      const { edit, timestamp } = loadOf(text, node.ledger)
      await node.edit(edit, timestamp)
      // Time goes on from there.
      node.shift(Math.max(0, node.head.timestamp - node.now()))
    },
    reset: async () => {
      node.cut(Math.min(node.head.number, 1 + node.options.solidLag), [], 0)
      await node.restorePending()
    },
    drop: async (id) => {
      const { pool, clock } = node.ledger
      if (!pool.has(id)) return false
      const rest = [...pool].filter(([each]) => each !== id).map(([, pending]) => pending)
      node.cut(node.head.number, rest, clock)
      await node.restorePending()
      return true
    },
  }
}
