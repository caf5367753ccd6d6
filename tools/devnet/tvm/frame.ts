/** One program at work: its context, its stack and memory, its energy. */
import { factorUnit } from './busy.ts'
import type { Code } from './code.ts'
import type { Fault } from './fault.ts'
import type { Hashed } from './internal.ts'
import { Memory } from './memory.ts'
import type { Session } from './session.ts'
import { Stack } from './stack.ts'

export const nothing = new Uint8Array(0)

/** One operation of the machine, as the tables list them. */
export interface Operation {
  readonly name: string
  /** Words it takes from the stack and leaves there; checked before anything is paid. */
  readonly takes: number
  readonly leaves: number
  /** Energy, and what the operands add to it. Paid before the operation runs. */
  readonly price: number
  readonly extra: ((frame: Frame) => number) | null
  readonly run: (frame: Frame) => void
}

const atRest: Operation = { name: '', takes: 0, leaves: 0, price: 0, extra: null, run: () => {} }

/** What a program is run in: fixed as long as it runs. */
export type Context = Pick<
  Frame,
  | 'code'
  | 'address'
  | 'caller'
  | 'value'
  | 'tokenValue'
  | 'tokenId'
  | 'input'
  | 'isStatic'
  | 'depth'
  | 'limit'
  | 'reason'
  | 'play'
>

export class Frame {
  readonly session: Session
  readonly code: Code
  /** Whose storage and balance it works on: 40 hex digits, like every address here. */
  readonly address: string
  readonly caller: string
  /** sun */
  readonly value: bigint
  readonly tokenValue: bigint
  readonly tokenId: bigint
  readonly input: Uint8Array
  /** Inside STATICCALL: nothing may be changed. */
  readonly isStatic: boolean
  readonly depth: number
  /** Energy, as numbers: no limit here is near 2^53. */
  readonly limit: number
  /** The transaction, or the internal one, that runs this program. */
  readonly reason: Hashed
  /** The interpreter: runs a frame to its end. */
  readonly play: (frame: Frame) => void
  readonly stack = new Stack()
  readonly memory = new Memory()
  /** Under way; the interpreter sets it before it computes a price. */
  operation: Operation = atRest
  pc = 0
  used = 0
  /** What was spent on top because the contract is busy, the callees' part included. */
  penalty = 0
  factor = factorUnit
  /** Of the call under way: what it gets, and what being busy adds to its price. */
  callEnergy = 0
  callPenalty = 0
  /** What the last call returned. */
  returned: Uint8Array = nothing
  output: Uint8Array = nothing
  reverted = false
  fault: Fault | null = null

  constructor(session: Session, context: Context) {
    this.session = session
    this.code = context.code
    this.address = context.address
    this.caller = context.caller
    this.value = context.value
    this.tokenValue = context.tokenValue
    this.tokenId = context.tokenId
    this.input = context.input
    this.isStatic = context.isStatic
    this.depth = context.depth
    this.limit = context.limit
    this.reason = context.reason
    this.play = context.play
  }

  get left(): number {
    return this.limit - this.used
  }

  get failed(): boolean {
    return this.reverted || this.fault !== null
  }

  refund(energy: number): void {
    this.used -= energy
  }

  halt(): void {
    this.pc = this.code.bytes.length
  }
}
