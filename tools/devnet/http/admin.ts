/** /admin/*: the accounts of the network, as TronBox's own local network shows them. */
import { addressToHex20, addressToHex41, parseAddress } from '#platform/std/address.ts'
import type { Devices } from '../devices.ts'
import type { Node } from '../node.ts'
import { type Call, type Routes, text } from './call.ts'

const sunOf = 1_000_000n

function whole(call: Call, name: string, otherwise: number, most: number): number {
  const input = text(call, name) ?? String(otherwise)
  const number = Number(input)
  if (/^\d+$/.test(input) && number <= most) return number
  throw new RangeError(`${name} must be a whole number up to ${most}.`)
}

function listing({ state }: Node, devices: Devices, format = 'base58'): string {
  const all = [...devices.accounts, ...devices.more.flat()]
  const shown = all.flatMap(({ address }, i) => {
    const known = parseAddress(address)
    const balance = state.balance(addressToHex20(known))
    const hex = addressToHex41(known)
    const fraction = (balance % sunOf).toString().padStart(6, '0').replace(/0+$/, '')
    const trx = `${balance / sunOf}${fraction === '' ? '' : `.${fraction}`}`
    const line = `(${i}) ${format === 'hex' ? hex : address} (${trx} TRX)`
    return format === 'all' ? [line, `    ${hex}`] : [line]
  })
  return [
    'Available Accounts',
    '==================',
    '',
    ...shown,
    '',
    'Private Keys',
    '==================',
    '',
    ...all.map(({ privateKey }, i) => `(${i}) ${privateKey}`),
    '',
  ].join('\n')
}

/** Texts, but for `accounts-json`. */
export const adminRoutes = (devices: Devices): Routes => ({
  accounts: (call) => listing(call.node, devices, text(call, 'format')),
  'accounts-json': () => ({
    privateKeys: devices.accounts.map(({ privateKey }) => privateKey),
    more: devices.more.map((made) => ({
      privateKeys: made.map(({ privateKey }) => privateKey),
    })),
  }),
  'temporary-accounts-generation': async (call) => {
    const count = whole(call, 'accounts', 10, 1000)
    const trx = whole(call, 'defaultBalance', 10_000, 1_000_000)
    await devices.generate(count, BigInt(trx) * sunOf)
    return listing(call.node, devices)
  },
})
