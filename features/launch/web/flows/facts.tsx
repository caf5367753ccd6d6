import type { Reply } from '#platform/std/endpoint.ts'
import type { Text, TextValues } from '#platform/std/text.ts'
import { useApi } from '#platform/web/api.ts'
import type { Emitted } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { Units, UnitsLook } from '#platform/web/flow/Units.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import type { ReactNode } from 'react'

import { issueApi } from '../../api.ts'
import { coinOf, type SaleDetail, useSale } from '../useSale.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

export const waiting = '…'

export interface OfSale {
  readonly subject: { readonly sale?: string }
}

const useFound = (sale: string | undefined): SaleDetail | null =>
  useSale(sale === undefined || sale === '' ? null : sale).data ?? null

type Detail = Reply<typeof issueApi.swapCoinIssuedDetail>

const useDetail = (token: string | undefined): Detail | null =>
  useApi(issueApi.swapCoinIssuedDetail, token === undefined || token === '' ? null : { token })
    .data ?? null

export function SalePicture({ sale }: { sale: string | undefined }) {
  return <CoinPicture symbols={[useFound(sale)?.presale.token.symbol ?? '']} />
}
export const salePicture = ({ subject: { sale } }: OfSale) => <SalePicture sale={sale} />

export function TokenOfPicture({ token }: { token: string | undefined }) {
  return <CoinPicture symbols={[useDetail(token)?.token.symbol ?? '']} />
}
export const tokenPicture = ({ subject: { token } }: { subject: { token?: string } }) => (
  <TokenOfPicture token={token} />
)

interface QuestionProps {
  readonly text: Text
  readonly sale: string | undefined
  readonly values?: TextValues
}

export function SaleQuestion({ text, sale, values = {} }: QuestionProps) {
  const t = useText()
  return t(text, { ...values, symbol: useFound(sale)?.presale.token.symbol ?? waiting })
}

export function TokenQuestion({ text, token }: { text: Text; token: string | undefined }) {
  const t = useText()
  return t(text, { symbol: useDetail(token)?.token.symbol ?? waiting })
}

/** sun. */
export const Sun = ({ sun }: { sun: string | bigint }) => (
  <Units units={BigInt(sun)} coin={nativeCoin()} />
)

/** sun that the reader's entry has under this name. */
export function EntrySun({
  sale,
  of,
}: {
  sale: string | undefined
  of: 'paid' | 'refundable' | 'credit'
}) {
  const mine = useFound(sale)?.mine ?? null
  return mine === null ? waiting : <Sun sun={mine[of]} />
}

/** Tokens of inside shares that the reader can claim. */
export function InsideTokens({ sale }: { sale: string | undefined }) {
  const found = useFound(sale)
  if (found === null || found.mine === null) return waiting
  return <Units units={BigInt(found.mine.insideClaimable)} coin={coinOf(found)} />
}

/** Tokens with the LP that comes along, where there is any: what was claimed, before it what the reader can claim. */
export function ClaimedParts({
  sale,
  events,
}: {
  sale: string | undefined
  events?: readonly Emitted[]
}) {
  const found = useFound(sale)
  if (found === null || found.mine === null) return waiting
  const { claimable, lpClaimable } = found.mine
  const tokens = events === undefined ? BigInt(claimable) : sumOf(events, 'tokens')
  const lp = events === undefined ? BigInt(lpClaimable) : sumOf(events, 'liquidity')
  return (
    <>
      <Units units={tokens} coin={coinOf(found)} />
      {lp > 0n && (
        <UnitsLook value="fact">
          <span>{' + '}</span>
          <Units units={lp} coin={{ symbol: 'LP', decimals: 18 }} />
        </UnitsLook>
      )}
    </>
  )
}

/** Base units of the sale's token. */
export function SaleTokens({ sale, units }: { sale: string | undefined; units: string | bigint }) {
  const found = useFound(sale)
  return found === null ? waiting : <Units units={BigInt(units)} coin={coinOf(found)} />
}

/** What so many shares buy. */
export function SharesTokens({ sale, shares }: { sale: string | undefined; shares: string }) {
  const found = useFound(sale)
  if (found === null) return waiting
  return (
    <Units units={BigInt(shares) * BigInt(found.presale.tokensPerShare)} coin={coinOf(found)} />
  )
}

/** What tokens pay at the floor now. */
export function FloorPays({ sale, tokens }: { sale: string | undefined; tokens: string }) {
  const floor = useFound(sale)?.floor ?? null
  if (floor === null || floor.outstanding === '0') return waiting
  return <Sun sun={(BigInt(tokens) * BigInt(floor.left)) / BigInt(floor.outstanding)} />
}

export function TapNow({ sale }: { sale: string | undefined }) {
  const tap = useFound(sale)?.tap ?? null
  return tap === null ? waiting : <Sun sun={tap.collectable} />
}

/** From the sale, what the reader can still take back by then. */
export function BackUntil({ sale }: { sale: string | undefined }) {
  const found = useFound(sale)
  const { dateTime } = useFormats()
  return found === null ? waiting : dateTime(found.presale.endTime)
}

export function DateFact({ time }: { time: string }) {
  const { dateTime } = useFormats()
  return dateTime(Number(time))
}

/** A part of a token's own facts. */
export function TokenFact({
  token,
  show,
}: {
  token: string | undefined
  readonly show: (found: Detail) => ReactNode
}) {
  const found = useDetail(token)
  return found === null ? waiting : show(found)
}
