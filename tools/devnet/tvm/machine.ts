/** TRON's virtual machine on a state: what stays the same from one run to the next. */
import type { ContractState, State } from '../state.ts'
import { Busy, type BusyRules } from './busy.ts'
import type { Surroundings } from './session.ts'

export interface MachineOptions {
  readonly chainId: number
  /** The id of a block of the chain, or 0. */
  readonly blockId?: (number: bigint) => bigint
  /** The penalty of busy contracts; without it there is none. */
  readonly busy?: BusyRules
  /**
   * Milliseconds that one transaction may take, as a full node limits it to 80; without it none. A
   * slow moment of the machine it runs on would otherwise fail what is right.
   */
  readonly cpuLimitMs?: number | null
}

export class Machine {
  readonly state: State
  readonly surroundings: Surroundings
  /** Infinity without a limit. */
  readonly cpuLimitMs: number

  constructor(state: State, { chainId, blockId, busy, cpuLimitMs }: MachineOptions) {
    this.state = state
    this.surroundings = {
      chainId: BigInt(chainId),
      blockId: blockId ?? (() => 0n),
      busy: busy === undefined ? null : new Busy(busy),
      console: null,
    }
    this.cpuLimitMs = cpuLimitMs ?? Infinity
  }

  /** How busy a contract has been, as of a time in milliseconds; null where that is not counted. */
  contractState(address: string, timestamp: number): ContractState | null {
    return this.surroundings.busy?.stateOf(this.state, address, timestamp) ?? null
  }
}
