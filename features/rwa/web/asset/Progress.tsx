import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import { bpsOf, plainText } from '../amounts.ts'
import { rwaTexts } from '../text.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'

/** The shares as a ring of stones with a line at the target. */
export function Progress({ found }: { found: AssetDetail }) {
  const t = useText()
  const { percent, number } = useFormats()
  const { asset, sources } = found
  const { shares, target, most, coin } = asset
  const isReached = shares >= target
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <StoneRing
        className="w-34"
        mark={bpsOf(target, most)}
        parts={[
          { amount: BigInt(shares), fill: isReached ? 'fill-verdigris' : 'fill-lapis' },
          { amount: BigInt(most - shares), fill: 'fill-line' },
        ]}
      >
        <span translate="no" className="num font-display text-lg font-semibold">
          {percent(bpsOf(shares, most))}
        </span>
        <span className="text-xs text-soft">{t(texts.sold)}</span>
      </StoneRing>
      <div className="min-w-52 flex-1">
        <KeyValue
          rows={[
            {
              label: t(texts.target),
              value: isReached ? t(texts.reached, { count: target }) : number(target),
              tone: isReached ? 'good' : 'plain',
            },
            { label: t(texts.soldLabel), value: `${number(shares)} / ${number(most)}` },
            { label: t(rwaTexts.escrow), value: plainText(asset.escrow, coin) },
            { label: t(texts.holders), value: number(asset.holders) },
          ]}
        />
      </div>
      <Verify of={t(texts.soldLabel)} source={sourcesOf(sources, 'state', 'shares')} />
      <Verify of={t(rwaTexts.escrow)} source={sourcesOf(sources, 'escrow')} />
    </div>
  )
}
