import type { Text, TextValues } from '#platform/std/text.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'

import type { RwaHolding } from '../../shapes.ts'
import { assetPath } from '../amounts.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { type AssetDetail, useAsset } from '../useAsset.ts'
import { rwaReads } from './changes.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

export const waiting = '…'

interface OfAsset {
  readonly asset: string | undefined
}
type Of = { readonly asset?: string }

const useFound = (asset: string | undefined): AssetDetail | null => useAsset(asset).data ?? null

export const seeAsset = ({ asset = '' }: Of): NextStep => ({
  text: texts.see,
  to: assetPath(asset),
})
const seeAssets: NextStep = { text: texts.seeAll, to: '/rwa' }

/** Of all calls of an asset, which a link names. */
export const common = {
  madeBy: 'RwaRegistry',
  picture: ({ subject: { asset } }: { readonly subject: Of }) => <AssetPicture asset={asset} />,
  next: ({ subject }: { readonly subject: Of }) => [seeAsset(subject), seeAssets],
  invalidates: rwaReads,
} as const

export const insteadOf = (...when: readonly string[]): Instead => ({ when, step: seeAssets })

export function AssetPicture({ asset }: OfAsset) {
  return <CoinPicture symbols={[useFound(asset)?.asset.symbol ?? '']} />
}

interface QuestionProps extends OfAsset {
  readonly text: Text
  readonly values?: TextValues
}

export function AssetQuestion({ text, asset, values = {} }: QuestionProps) {
  const t = useText()
  return t(text, { ...values, symbol: useFound(asset)?.asset.symbol ?? waiting })
}

/** Base units of the asset’s coin. */
export function Money({ asset, units }: OfAsset & { readonly units: string | bigint }) {
  const found = useFound(asset)
  return found === null ? waiting : <Units units={BigInt(units)} coin={found.asset.coin} />
}

type MoneyPart = {
  readonly [K in keyof RwaHolding]: RwaHolding[K] extends string ? K : never
}[keyof RwaHolding]

/** What the reader’s holding has under this name. */
export function OwnMoney({ asset, of }: OfAsset & { readonly of: MoneyPart }) {
  const mine = useFound(asset)?.mine ?? null
  return mine === null ? waiting : <Money asset={asset} units={mine[of]} />
}

/** What comes back by itself, and when. */
export function BackOn({ asset, cost }: OfAsset & { readonly cost: string }) {
  const t = useText()
  const { dateTime } = useFormats()
  const found = useFound(asset)
  if (found === null) return waiting
  const { coin, deadline } = found.asset
  return t(texts.backOn, { amount: exactOf(BigInt(cost), coin), date: dateTime(deadline) })
}

/** What the issuer would pay for shares. */
export function Redeemed({ asset, shares }: OfAsset & { readonly shares: string }) {
  const found = useFound(asset)
  return found === null ? (
    waiting
  ) : (
    <Money asset={asset} units={BigInt(found.shareWorth) * BigInt(shares)} />
  )
}

export function EscrowOf({ asset }: OfAsset) {
  const found = useFound(asset)
  return found === null ? waiting : <Money asset={asset} units={found.asset.escrow} />
}

export function IssuerOf({ asset }: OfAsset) {
  const found = useFound(asset)
  return found === null ? waiting : <AddressText address={found.asset.issuer} full />
}
