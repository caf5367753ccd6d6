import { secondsADay } from '#platform/std/day.ts'
import type { Address } from '#platform/std/address.ts'
import type { Abi } from 'viem'

import { encodeCall } from './abi.ts'
import type { TronNode } from './node.ts'
import { OneCall } from './oneCall.ts'
import type { Call, CallSigner, KeeperLog } from './signedCall.ts'

export interface DueCall extends Pick<Call, 'functionName' | 'args'> {
  /** Of one that the contract made; its own without it. */
  readonly at?: Address
}

/** Calls of a contract that anyone may send, and that are due from time to time. */
export interface Chore {
  /** Its name in the deployment. */
  readonly contract: string
  /** Of what is called: the contract, or those that it made. */
  readonly abi: Abi
  /** What is due now, the most urgent first, by views of the contract alone; `time` is the chain's, unix seconds. */
  readonly due: (node: TronNode, contract: Address, time: number) => Promise<readonly DueCall[]>
  /** For users who left no deposit for it: the day's budget bounds it. The operator's own, and paid ones, it does not. */
  readonly within?: 'budget'
}

/** Who sends it, and where. */
export interface AssignedChore {
  readonly chore: Chore
  readonly address: Address
  /** Of calls of a contract. */
  readonly operatorOf: (contract: Address) => CallSigner & { readonly address: Address }
}

export interface ChoresOptions {
  readonly node: TronNode
  readonly chores: readonly AssignedChore[]
  /** Energy for all chores within the budget, a day of UTC. */
  readonly budget: number
  readonly log: KeeperLog
}

/** Seconds of chain time between two looks at a chore, and after a call that failed. */
const askEvery = 300
const tryAgainAfter = 30
/** Due calls of a chore that are tried in one turn. */
const mostTried = 5

const messages = {
  sent: 'a chore is sent',
  refused: 'the node refused a chore',
  failed: 'a chore failed',
}

/** Asks each chore in turn whether a call is due, and sends one call at a time. */
export class ChoresKeeper {
  constructor(options: ChoresOptions) {
    this.options = options
    this.call = new OneCall(options.node, options.log, messages)
  }
  private readonly options: ChoresOptions
  private readonly call: OneCall
  /** Unix seconds of chain time before which a chore is not asked. */
  private readonly next = new Map<Chore, number>()
  private last: Chore | null = null
  private readonly broken = new Set<Chore>()
  private spent = { day: 0, energy: 0, isReported: false }

  /** Chores whose last look threw: of what they read something is wrong, and the log states what. */
  get failing(): number {
    return this.broken.size
  }

  /** Throws where the node does not answer: the next turn goes on. */
  async turn(): Promise<void> {
    const { node, chores } = this.options
    const { time } = await node.head()
    const outcome = await this.call.outcome(time)
    if (outcome === 'waits') return
    if (outcome === 'failed' && this.last !== null) this.next.set(this.last, time + tryAgainAfter)
    for (const one of chores) {
      if (time < (this.next.get(one.chore) ?? 0)) continue
      if (await this.done(one, time)) return
    }
  }

  /** True where a call was sent. */
  private async done(
    { chore, address, operatorOf }: AssignedChore,
    time: number,
  ): Promise<boolean> {
    const { node, log } = this.options
    this.next.set(chore, time + askEvery)
    this.broken.add(chore)
    const due = await chore.due(node, address, time)
    this.broken.delete(chore)
    // One that would be refused does not hold up those after it.
    for (const [number, { at = address, ...call }] of due.slice(0, mostTried).entries()) {
      const { contract, abi } = chore
      const operator = operatorOf(at)
      const data = encodeCall(abi, call.functionName, call.args)
      const tried = await node.simulate({ abi, contract: at, data, owner: operator.address })
      if ('reason' in tried) {
        const { functionName } = call
        log.warn({ contract, functionName, reason: tried.reason }, 'a chore would be refused')
        continue
      }
      if (chore.within === 'budget' && !this.hasRoom(time, tried.energy)) return false
      if (!(await this.call.send(operator, { abi, ...call }))) {
        this.next.set(chore, time + tryAgainAfter)
        return false
      }
      if (chore.within === 'budget') this.spent.energy += tried.energy
      this.last = chore
      if (number + 1 < due.length) this.next.set(chore, time)
      return true
    }
    return false
  }

  /** Within what the day has left; that nothing is left is logged once a day. */
  private hasRoom(time: number, energy: number): boolean {
    const { budget, log } = this.options
    const day = Math.floor(time / secondsADay)
    if (day !== this.spent.day) this.spent = { day, energy: 0, isReported: false }
    if (this.spent.energy + energy <= budget) return true
    if (!this.spent.isReported) {
      log.warn({ budget, spent: this.spent.energy }, 'the budget of chores is used for today')
      this.spent.isReported = true
    }
    return false
  }
}
