/** A program with what is found out about it once: where it may jump to, and the words it pushes. */

export class Code {
  readonly bytes: Uint8Array
  #targets: Uint8Array | null = null
  readonly #words: (bigint | undefined)[] = []

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#words.length = bytes.length
  }

  /** The word of the `length` bytes at `at`; beyond the end of the program lie zeros. */
  word(at: number, length: number): bigint {
    const known = this.#words[at]
    if (known !== undefined) return known
    const hex = Buffer.from(this.bytes.subarray(at, at + length)).toString('hex')
    const word = BigInt(`0x${hex.padEnd(length * 2, '0')}`)
    if (at < this.bytes.length) this.#words[at] = word
    return word
  }

  mayJumpTo(at: number): boolean {
    this.#targets ??= jumpTargets(this.bytes)
    return this.#targets[at] === 1
  }
}

const jumpdest = 0x5b
const push1 = 0x60
const push32 = 0x7f

/** 1 for each JUMPDEST that is not data of a PUSH. */
function jumpTargets(bytes: Uint8Array): Uint8Array {
  const targets = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) {
    const operation = bytes[at] ?? 0
    if (operation === jumpdest) targets[at] = 1
    else if (operation >= push1 && operation <= push32) at += operation - push1 + 1
  }
  return targets
}

/** The state keeps one array for each code hash, so the array itself is the key. */
const known = new WeakMap<Uint8Array, Code>()

export function codeFrom(bytes: Uint8Array): Code {
  let code = known.get(bytes)
  if (code === undefined) {
    code = new Code(bytes)
    known.set(bytes, code)
  }
  return code
}
