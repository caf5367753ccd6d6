import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { rwaApi } from '../api.ts'
import { assetPath, shortText } from './amounts.ts'
import { AssetMark } from './AssetMark.tsx'
import { rwaTexts as texts } from './text.ts'
import { stateAt } from './useAsset.ts'

/** What the reader has of each asset; nothing where it never had any. */
export function MyAssets() {
  const t = useText()
  const { percent } = useFormats()
  const now = useChainNow()
  return (
    <PagedRows
      endpoint={rwaApi.mine}
      input={{}}
      keyOf={({ asset }) => asset.asset}
      row={({ asset, mine }) => (
        <ListRow
          to={assetPath(asset.asset)}
          leading={<AssetMark />}
          title={<span translate="no">{asset.symbol}</span>}
          note={t(texts.shares, { count: mine.shares })}
          trailing={
            mine.claimable !== '0'
              ? t(texts.claimable, { amount: shortText(mine.claimable, asset.coin) })
              : stateAt(asset, now) === 'failed' && mine.refundable !== '0'
                ? t(texts.refundable, { amount: shortText(mine.refundable, asset.coin) })
                : t(texts.ofSold, { rate: percent(mine.bps) })
          }
        />
      )}
      first={5}
      again={30_000}
      heading={<h2 className="text-lg">{t(texts.mine)}</h2>}
    />
  )
}
