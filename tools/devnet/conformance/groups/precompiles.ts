/** What is at the low addresses, and its cost; called by STATICCALL. */
import { utils } from 'tronweb'
import { sha256 } from '../../crypto.ts'
import { asm } from '../asm.ts'
import { word } from '../words.ts'
import { type Row, rowsOf, source } from '../row.ts'

interface Call {
  readonly name: string
  readonly address: string
  /** Hex. */
  readonly input: string
  readonly output: string
  /** Of the contract itself. */
  readonly energy: number
}

const sha = (hex: string): string => sha256(Buffer.from(hex, 'hex')).toString('hex')
/** Key 00…01 is known to everyone. */
const keyOne = `${'0'.repeat(63)}1`
const keyOneAddress = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const digest = sha('61')
const signature = utils.crypto
  .ECKeySign(utils.code.hexStr2byteArray(digest), utils.code.hexStr2byteArray(keyOne))
  .toLowerCase()
const recover = `${digest}${word(signature.slice(128))}${signature.slice(0, 128)}`

const words = (hex: string): number => Math.ceil(hex.length / 64)
const three = '010203'
/** The generator of bn254 and its double. */
const g1 = word(1) + word(2)
const twoG1 =
  '030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd3' +
  '15ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4'

/** batchvalidatesign(bytes32,bytes[],address[]) of one signature. */
const batch = (signed: string, address: string): string =>
  [
    digest,
    word(0x60),
    word(0x120),
    word(1),
    word(0x20),
    word(65),
    signed.padEnd(192, '0'),
    word(1),
    word(address.slice(2)),
  ].join('')

const calls: readonly Call[] = [
  {
    name: '0x01 ecrecover, a word of 21 bytes',
    address: '0x01',
    input: recover,
    output: word(keyOneAddress),
    energy: 3000,
  },
  { name: '0x02 sha256', address: '0x02', input: three, output: sha(three), energy: 60 + 12 },
  {
    name: '0x02 sha256 of nothing',
    address: '0x02',
    input: '',
    output: sha(''),
    energy: 60,
  },
  {
    name: '0x03 sha256 of 20 bytes of sha256',
    address: '0x03',
    input: three,
    output: sha(sha(three).slice(0, 40)),
    energy: 600 + 120,
  },
  { name: '0x04 identity', address: '0x04', input: word(7), output: word(7), energy: 15 + 3 },
  // Price of EIP-7883, which Osaka brings: at least 500.
  {
    name: '0x05 modexp: 3 ** 5 % 7',
    address: '0x05',
    input: `${word(1)}${word(1)}${word(1)}030507`,
    output: '05',
    energy: 500,
  },
  // As many zeros as the modulus is long, with Osaka; nothing at all before it.
  {
    name: '0x05 modexp: 3 ** 5 % 0',
    address: '0x05',
    input: `${word(1)}${word(1)}${word(1)}030500`,
    output: '00',
    energy: 500,
  },
  { name: '0x06 bn254 add', address: '0x06', input: g1 + g1, output: twoG1, energy: 150 },
  { name: '0x07 bn254 mul', address: '0x07', input: g1 + word(2), output: twoG1, energy: 6000 },
  {
    name: '0x08 bn254 pairing of nothing',
    address: '0x08',
    input: '',
    output: word(1),
    energy: 45_000,
  },
  {
    name: '0x09 batchvalidatesign, right',
    address: '0x09',
    input: batch(signature, keyOneAddress),
    output: `01${'0'.repeat(62)}`,
    energy: 1500,
  },
  {
    name: '0x09 batchvalidatesign, another address',
    address: '0x09',
    input: batch(signature, `41${'11'.repeat(20)}`),
    output: word(0),
    energy: 1500,
  },
  {
    name: '0x1000005 reward of the caller',
    address: '0x01000005',
    input: '',
    output: word(0),
    energy: 500,
  },
  {
    name: '0x1000006 whether nobody is a witness',
    address: '0x01000006',
    input: word('9e'.repeat(20)),
    output: word(0),
    energy: 20,
  },
  {
    name: '0x1000007 votes of nobody for nobody',
    address: '0x01000007',
    input: word('9e'.repeat(20)) + word('9e'.repeat(20)),
    output: word(0),
    energy: 500,
  },
  {
    name: '0x1000008 votes that nobody has given',
    address: '0x01000008',
    input: word('9e'.repeat(20)),
    output: word(0),
    energy: 20,
  },
  {
    name: '0x1000009 votes that nobody has received',
    address: '0x01000009',
    input: word('9e'.repeat(20)),
    output: word(0),
    energy: 20,
  },
  {
    name: '0x100000a votes that nobody can give',
    address: '0x0100000a',
    input: word('9e'.repeat(20)),
    output: word(0),
    energy: 20,
  },
  {
    name: '0x100 P256VERIFY of nonsense',
    address: '0x0100',
    input: '00'.repeat(160),
    output: '',
    energy: 6900,
  },
]

const row = rowsOf('precompile', source('PrecompiledContracts'))

/** Creation code: copies its own tail to memory, calls, returns what came. */
function program({ address, input }: Call): string {
  const size = input.length / 2
  const make = (from: number): string =>
    asm(
      `0x${size.toString(16).padStart(4, '0')} 0x${from.toString(16).padStart(4, '0')} 0 CODECOPY ` +
        `0 0 0x${size.toString(16).padStart(4, '0')} 0 ${address} GAS STATICCALL POP ` +
        'RETURNDATASIZE 0 0 RETURNDATACOPY RETURNDATASIZE 0 RETURN',
    )
  return make(make(0).length / 2) + input
}

/**
 * Pushes 3 each; the copy in and the copy out by the word, memory by the larger; CALL 40; POP, GAS
 * and RETURNDATASIZE 2; keeping what is returned 200 a byte.
 */
function total({ input, output, energy }: Call): number {
  const memory = Math.max(words(input), words(output))
  const pushes = 3 * 3 + 3 * 5 + 3 * 2 + 3
  const copies = 3 * words(input) + 3 * words(output)
  const square = Math.floor((memory * memory) / 512)
  return pushes + copies + 3 * memory + square + 40 + 2 * 4 + energy + 100 * output.length
}

export const precompileRows: readonly Row[] = [
  ...calls.map((each) =>
    row(`${each.name}: answer`, each.name, { constant_result: [each.output] }, (bench) =>
      bench.constant({ data: program(each) }),
    ),
  ),
  ...calls.map((each) =>
    row(`${each.name}: energy`, `${each.energy} energy`, { energy_used: total(each) }, (bench) =>
      bench.constant({ data: program(each) }),
    ),
  ),
  ...['0x0b', '0x0c', '0x11'].map((address) =>
    row(
      `${address} is nothing`,
      'no BLS contracts: an address without code answers nothing',
      { constant_result: [''] },
      (bench) =>
        bench.constant({
          data: program({ name: '', address, input: three, output: '', energy: 0 }),
        }),
    ),
  ),
]
