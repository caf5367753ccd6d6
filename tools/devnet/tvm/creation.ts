/** How a contract comes to be: its address, its account, its first run, its code. */
import { keccak256 } from '../crypto.ts'
import { Code } from './code.ts'
import { price } from './cost.ts'
import { codeTooDear, executionFault, invalidCode, outOfLong } from './fault.ts'
import { Frame, nothing } from './frame.ts'
import { fromHex, longMax } from './word.ts'

const prefix = Uint8Array.of(0x41)
const tail20 = (parts: Uint8Array[]): string => keccak256(Buffer.concat(parts)).toString('hex', 12)

/** By the transaction at the root and how many actions came before. */
export function unsaltedAddress(root: Uint8Array, nonce: number): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(nonce))
  return tail20([root, count])
}

/** 41 takes the place of Ethereum's ff. */
export const saltedAddress = (maker: string, salt: Uint8Array, codeHash: Uint8Array): string =>
  tail20([prefix, Buffer.from(maker, 'hex'), salt, codeHash])

const ef = 0xef

/**
 * After the first run: what it returned becomes the code, 200 energy a byte. The frame carries the
 * fault where that cannot be. `what` is the price's name in the message.
 */
export function keepCode(frame: Frame, what: string): void {
  if (frame.reverted) return
  const { output } = frame
  const energy = output.length * price.codeByte
  if (output[0] === ef) frame.fault ??= invalidCode()
  if (frame.left < energy) frame.fault ??= codeTooDear(what, energy, frame.left)
  if (frame.fault !== null) return
  frame.used += energy
  frame.session.saveCode(frame.address, output)
}

/** The account name that a full node gives such contracts, in hex. */
const createdByContract = Buffer.from('CreatedByContract').toString('hex')

export function createFrom(frame: Frame, value: bigint, code: Uint8Array, address: string): void {
  const { session, stack } = frame
  if (value > longMax) throw outOfLong()
  if (session.state.balance(frame.address) < value) {
    stack.push(0n)
    return
  }
  const taken = session.isContract(address)
  const mark = session.mark()
  if (!taken) session.beginContract(address, frame.address, createdByContract)
  session.move(frame.address, address, value)
  const limit = frame.left
  frame.used = frame.limit
  const first = session.internal.length
  const reason = session.note(frame.reason, 'create', frame.address, address, value, code)
  const made = new Frame(session, {
    code: new Code(code),
    address,
    caller: frame.address,
    value,
    tokenValue: 0n,
    tokenId: 0n,
    input: nothing,
    isStatic: false,
    depth: frame.depth + 1,
    limit,
    reason,
    play: frame.play,
  })
  if (taken) {
    made.fault = executionFault(
      `Trying to create a contract with existing contract address: 0x41${address}`,
    )
  } else if (code.length > 0) frame.play(made)
  keepCode(made, 'No energy to save just created contract code')
  frame.penalty += made.penalty
  if (made.failed) {
    session.rewind(mark)
    session.rejectFrom(first)
  }
  stack.push(made.failed ? 0n : fromHex(address))
  // All energy given to a creation that ended with an exception is gone.
  if (made.fault !== null) return
  if (made.reverted) frame.returned = made.output
  frame.refund(made.left)
}
