/** A call from one program to another account: its value, its program, what it hands back. */
import { codeFrom } from './code.ts'
import { consoleAddress } from './console.ts'
import { executionFault, noTokenId, outOfLong, transferFailed } from './fault.ts'
import { Frame, nothing } from './frame.ts'
import { type Precompile, precompileAt } from './precompiles/table.ts'
import { addressOf, longMax, minTokenId, toSigned } from './word.ts'

export interface Message {
  /** The whole word: one with dirt above the address is no built-in contract. */
  readonly target: bigint
  /** sun, or of the token. */
  readonly value: bigint
  readonly energy: number
  readonly tokenId: bigint
  readonly inputAt: number
  readonly inputLength: number
  readonly outputAt: number
  readonly outputLength: number
  readonly token: boolean
  readonly own: boolean
  readonly delegate: boolean
  readonly isStatic: boolean
}

export const maxDepth = 64

export function sendMessage(frame: Frame, message: Message): void {
  frame.returned = nothing
  if (frame.depth === maxDepth) return decline(frame, message)
  const builtIn = precompileAt(message.target)
  if (builtIn === undefined) callAccount(frame, message)
  else callBuiltIn(frame, message, builtIn)
}

/** The call does not take place; its energy comes back. */
function decline(frame: Frame, { energy }: Message): void {
  frame.stack.push(0n)
  frame.refund(energy)
}

function checkToken(frame: Frame, { token, tokenId, energy }: Message): void {
  if (!token) return
  const id = toSigned(tokenId)
  if (id > minTokenId && id <= longMax) return
  frame.refund(energy)
  throw transferFailed(noTokenId)
}

/** This network has no TRC-10 tokens, so no account has any. */
const balanceFor = (frame: Frame, { token }: Message): bigint =>
  token ? 0n : frame.session.state.balance(frame.address)

function callAccount(frame: Frame, message: Message): void {
  const { session, stack, memory } = frame
  const { value, energy, token } = message
  const input = memory.read(message.inputAt, message.inputLength)
  const codeAddress = addressOf(message.target)
  const address = message.own ? frame.address : codeAddress
  if (value > longMax) {
    frame.refund(energy)
    throw transferFailed('endowment out of long range')
  }
  checkToken(frame, message)
  if (balanceFor(frame, message) < value) return decline(frame, message)
  const mark = session.mark()
  if (!message.own && value > 0n) {
    if (address === frame.address) {
      frame.refund(energy)
      throw transferFailed('transfer trx failed: Cannot transfer TRX to yourself.')
    }
    session.ensureAccount(address)
    session.move(frame.address, address, value)
  }
  const first = session.internal.length
  const internal = session.note(
    frame.reason,
    'call',
    frame.address,
    address,
    value,
    input,
    token ? message.tokenId : 0n,
  )
  const code = session.state.codeOf(codeAddress)
  if (code.length === 0) {
    if (codeAddress === consoleAddress) session.surroundings.console?.(input)
    stack.push(1n)
    frame.refund(energy)
    return
  }
  const callee = new Frame(session, {
    code: codeFrom(code),
    address,
    caller: message.delegate ? frame.caller : frame.address,
    value: message.delegate ? frame.value : token ? 0n : value,
    tokenValue: token ? value : 0n,
    tokenId: token ? message.tokenId : 0n,
    input,
    isStatic: message.isStatic,
    depth: frame.depth + 1,
    limit: energy,
    reason: internal,
    play: frame.play,
  })
  frame.play(callee)
  frame.penalty += callee.penalty
  if (callee.failed) {
    session.rewind(mark)
    session.rejectFrom(first)
  }
  stack.push(callee.failed ? 0n : 1n)
  // All energy given to a call that ended with an exception is gone.
  if (callee.fault !== null) return
  memory.write(
    message.outputAt,
    callee.output,
    0,
    Math.min(message.outputLength, callee.output.length),
  )
  frame.returned = callee.output
  frame.refund(callee.left)
}

function callBuiltIn(frame: Frame, message: Message, builtIn: Precompile): void {
  const { session, stack, memory } = frame
  const { value, energy } = message
  if (value > longMax) throw outOfLong()
  checkToken(frame, message)
  if (balanceFor(frame, message) < value) return decline(frame, message)
  const input = memory.read(message.inputAt, message.inputLength)
  const mark = session.mark()
  if (!message.own && value > 0n) {
    const to = addressOf(message.target)
    if (!session.exists(to)) throw executionFault('transfer failure')
    session.move(frame.address, to, value)
  }
  const required = builtIn.energy(input)
  if (required > energy) {
    session.rewind(mark)
    stack.push(0n)
    return
  }
  const caller = message.delegate ? frame.caller : frame.address
  const output = builtIn.run(input, { session, caller })
  if (output === null) {
    session.rewind(mark)
    stack.push(0n)
    return
  }
  frame.refund(energy - required)
  stack.push(1n)
  frame.returned = output
  memory.write(message.outputAt, output, 0, Math.min(message.outputLength, output.length))
}
