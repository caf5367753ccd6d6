import { type Address, addressFromHex, addressToHex20, isAddress } from '#platform/std/address.ts'

/**
 * What proposals do, the same on the server and in the browser: as a form has it (`pay:USDT:T…:5000000`), and as the chain
 * has it. The contract refuses every other call.
 */
export type DaoCall =
  /** Base units of a coin, from the pool. */
  | { readonly kind: 'pay'; readonly coin: Address; readonly to: Address; readonly amount: bigint }
  /** The creation fee of tokens, sun. */
  | { readonly kind: 'fee'; readonly fee: bigint }
  /** No new tokens and presales. */
  | { readonly kind: 'disable' }

/** First bytes of `pay(address,address,uint256)`, `setCreationFee(uint256)` and `setEnabled(bool)`. */
const selectors = { pay: 'b3d76188', fee: 'b7d86225', disable: '328d8f72' } as const

/** null: not the form of a call, or of an address or amount. `coins`: addresses by symbol. */
export function parseCalls(
  text: string,
  coins: Readonly<Record<string, Address>>,
): readonly DaoCall[] | null {
  const calls = text.split(';').map((one) => parseCall(one, coins))
  return calls.every((call): call is DaoCall => call !== null) ? calls : null
}

function parseCall(text: string, coins: Readonly<Record<string, Address>>): DaoCall | null {
  const [kind, ...parts] = text.split(':')
  if (kind === 'disable') return { kind }
  if (kind === 'fee') return { kind, fee: BigInt(parts[0] ?? 0) }
  const [symbol = '', to = '', units = ''] = parts
  const coin = coins[symbol]
  const amount = BigInt(units)
  if (coin === undefined || !isAddress(to)) return null
  return { kind: 'pay', coin, to, amount }
}

const word = (value: bigint): string => value.toString(16).padStart(64, '0')
const addressWord = (address: Address): string => addressToHex20(address).padStart(64, '0')

/** Calldata, 0x and hex. */
export function encodeCall(call: DaoCall): `0x${string}` {
  const selector = selectors[call.kind]
  if (call.kind === 'pay') {
    return `0x${selector}${addressWord(call.coin)}${addressWord(call.to)}${word(call.amount)}`
  }
  return `0x${selector}${word(call.kind === 'fee' ? call.fee : 0n)}`
}

/** Of a proposal, which makes no other call. */
export function decodeCall(data: string): DaoCall {
  const [selector, words] = [data.slice(2, 10), data.slice(10)]
  const at = (i: number) => words.slice(i * 64, (i + 1) * 64)
  const addressAt = (i: number) => addressFromHex(`0x${at(i).slice(24)}`)
  const numberAt = (i: number) => BigInt(`0x${at(i)}`)
  if (selector === selectors.pay) {
    return { kind: 'pay', coin: addressAt(0), to: addressAt(1), amount: numberAt(2) }
  }
  if (selector === selectors.fee) return { kind: 'fee', fee: numberAt(0) }
  return { kind: 'disable' }
}

/** So ends a description that its proposer alone can propose: nobody else takes its number, and cancels it. */
const marked = /\n{0,2}#proposer=0x[0-9a-fA-F]{40}$/

export const descriptionOnChain = (description: string, proposer: Address): string =>
  `${description}\n\n#proposer=0x${addressToHex20(proposer)}`

export const descriptionShown = (onChain: string): string => onChain.replace(marked, '')
