import { type EventContext, indexContract, indexMade } from '#platform/server/indexer/contract.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { cleaned } from '#platform/std/readable.ts'

import { launchTokenAbi, tokenFactoryAbi } from '../contract/abi.ts'
import { launchCreators, launchTokens, type TokensTable } from '../tables.ts'
import { addToTotals } from './rows.ts'

/** The tokens of all creators. A transfer changes no row. */
const tokens = indexMade({
  contract: 'LaunchToken',
  abi: launchTokenAbi,
  emitted: { event: 'TokenCreated', argument: 'token' },
  rows: { table: 'launchTokens', address: 'token' },
  handlers: {
    async Opened(event) {
      const { pair, time } = event.args
      const { sale } = await tokenOf(event)
      await changeToken(event, {
        state: sale === null ? 'open' : 'listed',
        pair: pair === zeroAddress ? null : pair,
        openedAt: Number(time),
      })
    },

    async ReserveBurnt(event) {
      await changeToken(event, { reserveLeft: event.args.left, lastBurnAt: event.time })
    },

    async Converted(event) {
      const { tokens: sold, sun } = event.args
      const { converted, convertedSun } = await tokenOf(event)
      await changeToken(event, {
        converted: converted + sold,
        convertedSun: convertedSun + sun,
        lastConvertAt: event.time,
      })
    },
  },
})

/** From the factory’s events of tokens, and those of each of them. */
export const tokenIndexer = indexContract(
  'TokenFactory',
  tokenFactoryAbi,
  {
    async TokenCreated(event) {
      const { store, block, time, txHash } = event
      const { token, creator, numbers, feeRecipient, switches } = event.args
      const { tokens: seq } = await addToTotals(event, { tokens: 1 })
      const { tokens: creatorSeq } = await store.upsert(
        launchCreators,
        { creator, tokens: 1, block },
        (row) => ({ tokens: row.tokens + 1, block }),
      )
      await store.insert(launchTokens, {
        token,
        seq,
        creatorSeq,
        creator,
        name: legible(event.args.name, 32),
        symbol: legible(event.args.symbol, 12),
        totalSupply: numbers[0],
        feeBuy: Number(numbers[1]),
        feeSell: Number(numbers[2]),
        lpBurnFrequency: Number(numbers[3]),
        percentForLpBurn: Number(numbers[4]),
        burnLimit: numbers[5],
        protectTime: Number(numbers[6]),
        protectFee: Number(numbers[7]),
        swapThreshold: numbers[8],
        feeRecipient: feeRecipient === zeroAddress ? null : feeRecipient,
        lpBurnEnabled: switches[0],
        isInsideSell: switches[1],
        state: 'closed',
        sale: null,
        pair: null,
        openedAt: null,
        reserveLeft: numbers[5],
        lastBurnAt: null,
        converted: 0n,
        convertedSun: 0n,
        lastConvertAt: null,
        held: 0n,
        createdAt: time,
        txHash,
        block,
      })
    },
  },
  { optional: true, factory: tokens },
)

/** Anyone names a token: no sign stays that is not seen or that turns the direction of writing. */
const legible = (text: string, most: number): string =>
  Array.from(cleaned(text, 'line')).slice(0, most).join('').trim() || '?'

const tokenOf = ({ store, contract }: EventContext) => store.get(launchTokens, { token: contract })

const changeToken = (
  { store, block, contract }: EventContext,
  change: Partial<Omit<TokensTable, 'token' | 'block'>>,
) => store.update(launchTokens, { token: contract }, { block, ...change })
