import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { marketApi } from '../marketApi.ts'
import { cardName } from './levelName.ts'
import { short } from './market/coins.ts'
import { Thumb } from './StakedCards.tsx'
import { stateTexts } from './text.ts'
import { frontTexts } from './textFront.ts'
import { stakeTexts } from './textStake.ts'

/** Cards that one bought of others, newest first. */
export function MarketPurchases() {
  const t = useText()
  const formats = useFormats()
  return (
    <PagedRows
      endpoint={marketApi.marketPurchases}
      input={{}}
      keyOf={({ txHash, tokenId }) => `${txHash}:${tokenId}`}
      row={(card) => (
        <ListRow
          to={`/tx?id=${card.txHash}`}
          leading={<Thumb card={card} />}
          title={cardName(t, card)}
          note={formats.dateTime(card.time)}
          trailing={short(card.price, card.coin)}
          {...(card.final
            ? {}
            : { trailingNote: <Chip tone="lapis">{t(stateTexts.confirming)}</Chip> })}
        />
      )}
      first={10}
      empty={
        <EmptyState
          title={t(stakeTexts.noneBought)}
          next={{ to: '/nft', text: t(frontTexts.seeMarket) }}
        />
      }
    />
  )
}
