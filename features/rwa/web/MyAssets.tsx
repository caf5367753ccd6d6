import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { rwaApi } from '../api.ts'
import { assetPath, shortText } from './amounts.ts'
import { AssetMark } from './AssetMark.tsx'
import { rwaTexts as texts } from './text.ts'

/** What the reader has of each asset; nothing where it never had any. */
export function MyAssets() {
  const t = useText()
  const { percent } = useFormats()
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
            mine.claimable === '0'
              ? percent(mine.bps)
              : t(texts.claimable, { amount: shortText(mine.claimable, asset.coin) })
          }
        />
      )}
      first={5}
      again={30_000}
      heading={<h2 className="text-lg">{t(texts.mine)}</h2>}
    />
  )
}
