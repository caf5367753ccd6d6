/** The machine beside another one, where TRON and Ethereum agree: random words, random programs. */
import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { EVM, EVMMockBlockchain, createEVM } from '@ethereumjs/evm'
import { Account, createAddressFromString } from '@ethereumjs/util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeFrom } from './code.ts'
import { Frame } from './frame.ts'
import { play } from './play.ts'
import { Session } from './session.ts'
import { bench, block, caller, contract, id, other, push } from './testing.ts'

const energy = 200_000_000
const enough = 10_000_000_000n

interface Seen {
  readonly end: 'stop' | 'revert' | 'fault'
  readonly stack: readonly bigint[]
  readonly memory: string
  readonly output: string
  readonly logs: readonly (readonly [string, readonly string[], string])[]
  readonly storage: readonly string[]
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const slots = [0, 1, 2, 3].map((n) => n.toString(16).padStart(64, '0'))
/** What a fault leaves on stack and in memory is not specified. */
const nothingSeen = { stack: [], memory: '', output: '', logs: [], storage: [] }

function ours(programs: readonly [string, string], input: string): Seen {
  const { state, machine, install } = bench()
  install(contract, programs[0])
  install(other, programs[1])
  const { surroundings } = machine
  const root = Buffer.from(id, 'hex')
  const session = new Session(state, block, surroundings, root, caller, Infinity)
  const frame = new Frame(session, {
    code: codeFrom(state.codeOf(contract)),
    address: contract,
    caller,
    value: 0n,
    tokenValue: 0n,
    tokenId: 0n,
    input: Buffer.from(input, 'hex'),
    isStatic: false,
    depth: 0,
    limit: energy,
    reason: session.root,
    play,
  })
  play(frame)
  if (frame.fault !== null) return { end: 'fault', ...nothingSeen }
  const stored = (address: string): string[] =>
    slots.map((slot) => state.get('storage', address + slot) ?? '')
  return {
    end: frame.reverted ? 'revert' : 'stop',
    stack: frame.stack.items,
    memory: hex(frame.memory.read(0, frame.memory.size)),
    output: hex(frame.output),
    // The caller of the frame drops the logs of one that reverts.
    logs: frame.reverted ? [] : session.logs.map((log) => [log.address, log.topics, log.data]),
    storage: [...stored(contract), ...stored(other)],
  }
}

const common = new Common({ chain: Mainnet, hardfork: Hardfork.Osaka })
const addressOf = (address: string) => createAddressFromString(`0x${address}`)

async function theirs(programs: readonly [string, string], input: string): Promise<Seen> {
  const evm: EVM = await createEVM({
    common,
    blockchain: new EVMMockBlockchain(),
    allowUnlimitedContractSize: true,
  })
  for (const [i, address] of [contract, other].entries()) {
    await evm.stateManager.putAccount(addressOf(address), new Account(1n, 0n))
    await evm.stateManager.putCode(addressOf(address), Buffer.from(programs[i] ?? '', 'hex'))
  }
  const result = await evm.runCode({
    code: Buffer.from(programs[0], 'hex'),
    data: Buffer.from(input, 'hex'),
    to: addressOf(contract),
    caller: addressOf(caller),
    origin: addressOf(caller),
    gasLimit: enough,
  })
  const { exceptionError, runState, returnValue, logs } = result
  if (exceptionError !== undefined && exceptionError.error !== 'revert') {
    return { end: 'fault', ...nothingSeen }
  }
  const storage: string[] = []
  for (const address of [contract, other]) {
    for (const slot of slots) {
      const bytes = await evm.stateManager.getStorage(addressOf(address), Buffer.from(slot, 'hex'))
      storage.push(hex(bytes).replace(/^(00)+/, ''))
    }
  }
  const size = Number(runState?.memoryWordCount ?? 0n) * 32
  return {
    end: exceptionError === undefined ? 'stop' : 'revert',
    stack: runState?.stack.getStack() ?? [],
    memory: hex(runState?.memory.read(0, size) ?? new Uint8Array(0)),
    output: hex(returnValue),
    logs: (logs ?? []).map(([at, topics, data]) => [hex(at), topics.map(hex), hex(data)] as const),
    storage,
  }
}

const edges = [0n, 1n, 2n, 31n, 32n, 255n, 256n, 2n ** 64n, 2n ** 128n, 2n ** 255n, 2n ** 256n - 1n]
const words = fc.oneof(
  fc.constantFrom(...edges),
  fc.constantFrom(...edges.map((edge) => BigInt.asUintN(256, edge - 1n))),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
)

const byte = (code: number): string => code.toString(16).padStart(2, '0')
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

const sums = [...range(0x01, 0x0b), ...range(0x10, 0x1e)]
const plain = [...sums, 0x30, 0x33, 0x34, 0x36, 0x38, 0x3d, 0x50, 0x58, 0x59, 0x5b, 0x5f]

const small = fc.integer({ min: 0, max: 96 }).map((n) => `60${byte(n)}`)
const slot = fc.integer({ min: 0, max: 3 }).map((n) => `60${byte(n)}`)
const sequence = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((each) => each.join(''))
const op = (...codes: readonly number[]): fc.Arbitrary<string> =>
  fc.constantFrom(...codes).map(byte)

/** A call with 3,000,000: enough for whatever a program here does, and few enough for all calls. */
const call = sequence(
  small,
  small,
  small,
  small,
  fc.constantFrom(`5f73${other}622dc6c0f1`, `73${other}622dc6c0f4`, `73${other}622dc6c0fa`),
)
const steps = [
  { weight: 6, arbitrary: words.map(push) },
  { weight: 6, arbitrary: op(...plain) },
  { weight: 3, arbitrary: op(...range(0x80, 0x87), ...range(0x90, 0x97)) },
  { weight: 2, arbitrary: sequence(small, op(0x51, 0x52, 0x53, 0x35)) },
  { weight: 2, arbitrary: sequence(slot, op(0x54, 0x55, 0x5c, 0x5d)) },
  { weight: 1, arbitrary: sequence(small, small, op(0x20)) },
  { weight: 1, arbitrary: sequence(small, small, small, op(0x37, 0x39, 0x3e, 0x5e)) },
  {
    weight: 1,
    arbitrary: sequence(words.map(push), words.map(push), small, small, op(0xa0, 0xa1, 0xa2)),
  },
  { weight: 1, arbitrary: fc.constantFrom(`73${other}3b`, `73${other}3f`, `60205f5f73${other}3c`) },
  // Over an operation that is none, depending on the stack.
  { weight: 1, arbitrary: fc.constant('586007015760015b') },
]
const simple = fc.oneof(...steps)
/**
 * The other program makes no call: with all its energy gone it could not continue, as it could on
 * Ethereum.
 */
const calling = fc.oneof(...steps, { weight: 1, arbitrary: call })
const ends = fc.oneof(
  { weight: 4, arbitrary: fc.constant('00') },
  { weight: 2, arbitrary: sequence(small, small, op(0xf3, 0xfd)) },
  { weight: 1, arbitrary: op(0xfe, 0x56, 0x57) },
  { weight: 1, arbitrary: fc.constant('61ff') },
)
const program = (step: fc.Arbitrary<string>, length: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(words.map(push), { maxLength: 8 }), fc.array(step, { maxLength: length }), ends)
    .map(([first, rest, end]) => [...first, ...rest, end].join(''))

describe('beside another machine', () => {
  test('each operation on words alone', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, words, fc.constantFrom(...sums), async (a, b, c, code) => {
        const programs = [`${push(c)}${push(b)}${push(a)}${byte(code)}`, '00'] as const
        expect(ours(programs, '')).toEqual(await theirs(programs, ''))
      }),
      { numRuns: 300 },
    )
  })

  test('programs with memory, storage, logs, jumps and calls', async () => {
    const input = fc.uint8Array({ maxLength: 70 }).map(hex)
    await fc.assert(
      fc.asyncProperty(
        program(calling, 30),
        program(simple, 12),
        input,
        async (first, second, data) => {
          expect(ours([first, second], data)).toEqual(await theirs([first, second], data))
        },
      ),
      { numRuns: 300 },
    )
  })
})
