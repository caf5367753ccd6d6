import { Chip } from '#platform/ui/Chip.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useScreenTitle } from '#platform/web/screen.tsx'

import type { AssetState, AssetView } from '../../shapes.ts'
import { plainText } from '../amounts.ts'
import { AssetMark } from '../AssetMark.tsx'
import { rwaTexts as texts } from '../text.ts'
import { stateLook } from '../useAsset.ts'

interface AssetHeadProps {
  readonly asset: AssetView
  readonly state: AssetState
}

/** Which asset it is, what a share costs, and how far it is. */
export function AssetHead({ asset, state }: AssetHeadProps) {
  const t = useText()
  const { text, tone } = stateLook[state]
  useScreenTitle(asset.name)
  return (
    <div className="flex items-center gap-3 pt-1">
      <AssetMark />
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-baseline gap-x-1.5 text-base">
          <span translate="no" className="min-w-0 [overflow-wrap:anywhere]">
            {asset.name}
          </span>
          <span translate="no" className="font-normal text-soft [overflow-wrap:anywhere]">
            {asset.symbol}
          </span>
        </h2>
        <p className="num text-xs text-soft">
          {t(texts.perShare, { amount: plainText(asset.price, asset.coin) })}
        </p>
      </div>
      <Chip tone={tone}>{t(text)}</Chip>
    </div>
  )
}
