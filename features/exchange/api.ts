import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import { address, addressField, amount } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

const coinView = z.object({
  address,
  /** As the contract returns them, `TES/USDT LP` of a pool's shares; `?` and empty if unreadable. */
  symbol: z.string(),
  name: z.string(),
  /** null if the contract returns none that amounts can be read with. */
  decimals: z.nullable(z.int()),
  /** The coin that it looks like and is not. */
  looksLike: z.nullable(z.object({ symbol: z.string(), token: address })),
  /** Base units that the caller has; null without a session, or unread. */
  balance: z.nullable(amount),
})
export type CoinView = z.output<typeof coinView>

/** What a simulated transfer took, by the coin's own event. */
const tax = z.object({
  /** Hundredths of a percent of the amount, rounded up; null if the transfer was refused. */
  bps: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  /** The contract's words of that refusal. */
  refusal: z.nullable(z.string()),
})
export type Tax = z.output<typeof tax>

const coinFacts = z.extend(coinView, {
  /** Of a transfer of the caller's own units; null without any, or if it could not be measured. */
  transferTax: z.nullable(tax),
  /** Of what a buyer gets from the deepest pool; null without a pool, or if it could not be measured. */
  purchaseTax: z.nullable(tax),
})
export type CoinFacts = z.output<typeof coinFacts>

export const exchangeFailures = defineFailures({
  NO_CONTRACT: {
    status: 404,
    text: { en: 'There is no contract at this address', tc: '此地址沒有合約' },
  },
})

/** Each call asks the node of coins that anybody made. */
const limit = { name: 'coins', perMinute: 60 }

export const exchangeApi = {
  coins: endpoint({
    path: '/tessera/exchange/coins',
    summary: 'Coins to choose from, pool shares among them; those that the caller has first',
    personal: true,
    limit,
    input: z.object({
      /** The beginning of a word of its name or symbol; empty for the most used. */
      search: z._default(z.optional(z.string().check(z.maxLength(64))), ''),
    }),
    output: z.object({ list: z.array(coinView) }),
  }),
  coin: endpoint({
    path: '/tessera/exchange/coin',
    summary: 'Any coin, also one without a pool: name, decimals, look-alike mark, transfer tax',
    personal: true,
    limit,
    input: z.object({ coin: addressField }),
    output: coinFacts,
    failures: [exchangeFailures.NO_CONTRACT],
  }),
}
