/** Single values in JSON: which bytes are addresses, which are texts, and how each is read. */
import { addressFromHex, addressToHex41, isAddress } from '#platform/std/address.ts'
import { isAddress41 } from '../addresses.ts'
import { CodecError } from './wire.ts'

/** Why a value of a request cannot be read, in the words of a full node's parser. */
export class FieldError extends CodecError {
  override name = 'FieldError'
  /** Where it stands; empty for the whole. */
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

const addressName = /(?:_address|^(?:address|from|to|fromAddress|toAddress|account))$/
export const isAddressName = (name: string): boolean => addressName.test(name)
/** Texts that the messages keep as bytes. */
const textNames = new Set([
  'account_name',
  'account_id',
  'message',
  'resMessage',
  'asset_name',
  'name',
  'abbr',
  'description',
  'url',
  'update_url',
  'token_id',
  'first_token_id',
  'second_token_id',
  'sell_token_id',
  'buy_token_id',
])

export const showBytes = (name: string, hex: string, visible: boolean): string => {
  if (!visible) return hex
  if (addressName.test(name)) return isAddress41(hex) ? addressFromHex(hex) : hex
  return textNames.has(name) ? Buffer.from(hex, 'hex').toString('utf8') : hex
}

/** Hex; when `visible`, base58 for addresses and plain text for names. `message`: whose field it is. */
export function readBytes(name: string, value: unknown, visible = false, message = ''): string {
  if (typeof value !== 'string') throw new FieldError(name, 'Expected string.')
  if (visible && isAddressName(name)) {
    if (isAddress(value)) return addressToHex41(value)
    throw new FieldError(name, `invalid address for field: ${message}.${name}`)
  }
  if (visible && textNames.has(name)) return Buffer.from(value, 'utf8').toString('hex')
  return readHex(name, value)
}

/** A prefix 0x is taken, and half a byte in front too. */
export function readHex(name: string, value: string): string {
  const bare = value.startsWith('0x') ? value.slice(2) : value
  const hex = (bare.length % 2 === 0 ? bare : `0${bare}`).toLowerCase()
  if (/[^0-9a-f]/.test(hex)) throw new FieldError(name, 'INVALID hex String')
  return hex
}

/** An address that no parser of messages reads: empty when it is none. */
export const readBase58 = (value: string): string => (isAddress(value) ? addressToHex41(value) : '')

/** The first letter of what is as long as an address that base58 does not have, in words; or null. */
export function illegalLetter(value: string): string | null {
  const at = value.length === 34 ? value.search(/[^1-9A-HJ-NP-Za-km-z]/) : -1
  return at < 0 ? null : `Illegal character ${value[at]} at ${at}`
}

/** Whole numbers only: digits in quotation marks are not taken, as a full node does not. */
export function readInt64(name: string, value: unknown): bigint {
  if (typeof value === 'number' && Number.isInteger(value)) return within(name, BigInt(value))
  if (typeof value === 'bigint') return within(name, value)
  const shown = typeof value === 'string' ? `"${value}"` : describe(value)
  throw new FieldError(name, `Couldn't parse integer: For input string: "${shown}"`)
}

const describe = (value: unknown): string =>
  Array.isArray(value) ? '[' : typeof value === 'object' ? '{' : JSON.stringify(value)

function within(name: string, number: bigint): bigint {
  if (BigInt.asIntN(64, number) === number) return number
  const reason = `Number out of range for 64-bit signed integer: ${number}`
  throw new FieldError(name, `Couldn't parse integer: ${reason}`)
}
