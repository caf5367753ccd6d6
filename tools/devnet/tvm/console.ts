/** `console.log` of Solidity: a call of an address without code, whose input is what is printed. */
import { addressFromHex } from '#platform/std/address.ts'
import { keccak256 } from '../crypto.ts'

/** As Hardhat, Foundry and TronBox have it: 40 hex digits, the letters `console.log` at its end. */
export const consoleAddress = Buffer.from('console.log').toString('hex').padStart(40, '0')

const several = ['string', 'uint256', 'bool', 'address'] as const
const single = [
  'int256',
  'int',
  'bytes',
  ...Array.from({ length: 32 }, (_, i) => `bytes${i + 1}`),
] as const

/** Every list of so many types. */
const lists = (length: number): string[][] =>
  length === 0 ? [[]] : lists(length - 1).flatMap((list) => several.map((one) => [...list, one]))

let known: ReadonlyMap<string, readonly string[]> | null = null

/** Types by selector, worked out when a contract prints for the first time. */
function typesOf(selector: string): readonly string[] | undefined {
  known ??= new Map(
    [...[0, 1, 2, 3, 4].flatMap(lists), ...single.map((type) => [type]), ['string', 'int256']]
      // Older libraries name their numbers `uint`, from which another selector results.
      .flatMap((types) => [types.join(), types.join().replaceAll('uint256', 'uint')])
      .map((types) => {
        const hash = keccak256(Buffer.from(`log(${types})`)).toString('hex', 0, 4)
        return [hash, types === '' ? [] : types.split(',')] as const
      }),
  )
  return known.get(selector)
}

/** The line, or null where the input is no call of `log`. Addresses in base58. */
export function printedBy(input: Uint8Array): string | null {
  const data = Buffer.from(input)
  const types = typesOf(data.toString('hex', 0, 4))
  const words = data.subarray(4)
  if (types === undefined || words.length < types.length * 32) return null
  const [first, ...rest] = types.map((type, i) => shown(type, words, i * 32))
  if (first === undefined) return ''
  if (types[0] !== 'string') return [first, ...rest].join(' ')
  const filled = first.replaceAll(/%[sdio%]/gi, (mark) =>
    mark === '%%' ? '%' : (rest.shift() ?? mark),
  )
  return [filled, ...rest].join(' ')
}

function shown(type: string, words: Buffer, at: number): string {
  const word = words.subarray(at, at + 32)
  const number = BigInt(`0x${word.toString('hex')}`)
  if (type === 'string') return dynamic(words, number).toString('utf8')
  if (type === 'bytes') return `0x${dynamic(words, number).toString('hex')}`
  if (type === 'bool') return String(number !== 0n)
  if (type === 'address') return addressFromHex(word.toString('hex', 12))
  if (type.startsWith('bytes')) return `0x${word.toString('hex', 0, Number(type.slice(5)))}`
  return String(type.startsWith('int') ? BigInt.asIntN(256, number) : number)
}

/** As much of it as is there. */
function dynamic(words: Buffer, offset: bigint): Buffer {
  const at = Number(offset)
  if (at + 32 > words.length) return Buffer.alloc(0)
  const length = Number(BigInt(`0x${words.toString('hex', at, at + 32)}`))
  return words.subarray(at + 32, Math.min(words.length, at + 32 + length))
}
