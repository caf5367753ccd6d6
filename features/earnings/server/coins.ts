import type { App } from '#platform/server/app.ts'
import type { Income } from '#platform/server/feature.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'

import { ledgerCoins } from '../kinds.ts'

/** The zero address: contracts use it for the chain's own coin, and for no account. */
export const native = zeroAddress

const contractOf = { USDT: 'Usdt', TES: 'Tes' } as const
const symbols = ['USDT', 'TES'] as const

type At = { readonly address: (name: string) => Address }

/**
 * Coins beside the chain's own in which fees have shares for a line. Of any other coin the platform has the whole fee,
 * so that nobody finds a coin that a stranger made in its income.
 */
export const isListed = (at: At, coin: Address): boolean =>
  symbols.some((symbol) => at.address(contractOf[symbol]) === coin)

/** The coins of the ledger, the chain's own first. */
export const coinsOf = (at: At): readonly Address[] => [
  native,
  ...symbols.map((symbol) => at.address(contractOf[symbol])),
]

/** `at`: knows contracts by their name in the deployment. */
export const coinOf = (at: At, symbol: Income['coin']): Address =>
  symbol === 'TRX' ? native : at.address(contractOf[symbol])

/** As calls name a coin of the ledger. */
export function coinSymbol(at: At, address: Address): Income['coin'] {
  const symbol = ledgerCoins.find((one) => coinOf(at, one) === address)
  if (symbol === undefined) throw new Error(`nobody earns in ${address}`)
  return symbol
}

/** A coin of the ledger, as replies name it. */
export function coinView({ config, deployment }: App, address: Address) {
  const symbol = coinSymbol(deployment, address)
  return {
    symbol: address === native ? config.nativeSymbol : symbol,
    address,
    decimals: decimalsOf[symbol],
  }
}
