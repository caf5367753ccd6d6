import { salesApi } from '#features/sales/public.web.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { nftApi } from '../api.ts'
import { cardName } from './levelName.ts'
import { short } from './market/coins.ts'
import { stateTexts } from './text.ts'
import { nftTitles } from './textTitles.ts'
import { stakeTexts } from './textStake.ts'

/** The cards that one bought of the contract, newest first. */
export function BoughtCards() {
  const t = useText()
  const formats = useFormats()
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels
  return (
    <PagedRows
      endpoint={salesApi.buyRecordPage}
      input={{ kind: 'card' }}
      keyOf={({ id }) => id}
      row={({ id, productId, price, time, txHash, final }) => (
        <ListRow
          to={`/tx?id=${txHash}`}
          title={cardName(t, {
            tokenId: id,
            levelStr: levels?.find(({ level }) => level === productId)?.levelStr ?? '',
          })}
          note={formats.dateTime(time)}
          trailing={short(price, nativeSymbol())}
          {...(final ? {} : { trailingNote: <Chip tone="lapis">{t(stateTexts.confirming)}</Chip> })}
        />
      )}
      first={10}
      empty={
        <EmptyState
          title={t(stakeTexts.noneBought)}
          next={{ to: '/nftInv', text: t(nftTitles.buyCards) }}
        />
      }
    />
  )
}
