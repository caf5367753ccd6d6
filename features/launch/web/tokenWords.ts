import { shortAmount } from '#platform/std/format.ts'
import type { Text, TextValues } from '#platform/std/text.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import type { Formats } from '#platform/web/format.ts'
import type { Translate } from '#platform/web/translate.ts'

import { inMinutes, lasting } from './lasting.ts'
import { wordTexts as texts } from './textWords.ts'

/** What a token was made with; amounts in base units, rates in hundredths of a percent, times in seconds. */
export interface TokenArgs {
  readonly symbol: string
  readonly totalSupply: string
  readonly feeBuy: number
  readonly feeSell: number
  readonly lpBurnEnabled: boolean
  readonly lpBurnFrequency: number
  readonly percentForLPBurn: number
  readonly burnLimit: string
  readonly protectTime: number
  readonly protectFee: number
  readonly isInsideSell: boolean
  readonly swapThreshold: string
}

/** One sentence about a token, from its arguments alone. */
export interface TokenWord {
  readonly text: Text
  readonly values: TextValues
  /** cost: a holder pays for it or is paid less · safe: nobody can change it · plain: how it works */
  readonly tone: 'safe' | 'cost' | 'plain'
}

const decimals = 18

/** What the token does and what nobody can do with it, in sentences; the same for all holders and any creator. */
export function wordsOf(
  token: TokenArgs,
  percent: Formats['percent'],
  t: Translate,
): readonly TokenWord[] {
  const { symbol, feeBuy, feeSell, protectFee, protectTime } = token
  const amount = (units: string): string => `${shortAmount(BigInt(units), decimals)} ${symbol}`
  const word = (tone: TokenWord['tone'], text: Text, values: TextValues = {}): TokenWord => ({
    text,
    values,
    tone,
  })
  const taxed = feeBuy > 0 || feeSell > 0
  return [
    word('safe', texts.nobody),
    word('safe', texts.supply, { supply: amount(token.totalSupply) }),
    taxed
      ? word('cost', texts.fees, { buy: percent(feeBuy), sell: percent(feeSell) })
      : word('safe', texts.noFees),
    ...(taxed ? [feeWord(token, amount, word)] : []),
    ...(protectTime > 0
      ? [
          word('cost', texts.protect, {
            rate: percent(protectFee),
            all: percent(feeBuy + protectFee),
            time: inMinutes(protectTime, t),
          }),
        ]
      : []),
    ...(token.lpBurnEnabled
      ? [
          word('plain', texts.lpBurn, {
            every: lasting(token.lpBurnFrequency, t),
            rate: percent(token.percentForLPBurn),
            reserve: amount(token.burnLimit),
          }),
        ]
      : []),
  ]
}

/** Who gets the fees, and as what. */
const feeWord = (
  { isInsideSell, swapThreshold }: TokenArgs,
  amount: (units: string) => string,
  word: (tone: TokenWord['tone'], text: Text, values?: TextValues) => TokenWord,
): TokenWord =>
  isInsideSell
    ? word('plain', texts.convert, { threshold: amount(swapThreshold), coin: nativeSymbol() })
    : word('plain', texts.inTokens)

/** What the sale adds to it. Rates in hundredths of a percent. */
export interface SaleArgs {
  readonly userLPShare: number
  readonly devLPShare: number
  readonly backingShare: number
}

export function saleWordsOf(sale: SaleArgs, percent: Formats['percent']): readonly TokenWord[] {
  const { userLPShare, devLPShare, backingShare } = sale
  const burnt = 10_000 - userLPShare - devLPShare
  const word = (tone: TokenWord['tone'], text: Text, values: TextValues = {}): TokenWord => ({
    text,
    values,
    tone,
  })
  return [
    word('safe', texts.closed),
    word('safe', texts.noTokens),
    burnt === 10_000
      ? word('safe', texts.lpBurnt)
      : word(devLPShare > 0 ? 'cost' : 'plain', texts.lpShared, {
          burnt: percent(burnt),
          users: percent(userLPShare),
          creator: percent(devLPShare),
        }),
    word('plain', texts.raise, { floor: percent(backingShare) }),
  ]
}
