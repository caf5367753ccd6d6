import { Person } from '#features/account/public.web.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { levelName } from './levelName.ts'
import type { CardDetail } from './NftDetailScreen.tsx'
import { nftTexts as texts } from './text.ts'

export function DetailFacts({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const copyLabel = t(texts.copyAddress)
  return (
    <Surface>
      <KeyValue
        rows={[
          { label: t(texts.owner), value: <Person address={card.owner} /> },
          { label: t(texts.creator), value: <Person address={card.creator} /> },
          {
            label: t(texts.contract),
            value: <AddressText address={card.contract} full copyLabel={copyLabel} />,
            wide: true,
          },
          { label: t(texts.tokenId), value: String(card.tokenId) },
          { label: t(texts.filterLevel), value: levelName(t, card.levelStr) },
          { label: t(texts.standard), value: card.standard },
          { label: t(texts.blockchain), value: card.blockchain },
          { label: t(texts.creatorFee), value: formats.percent(card.creatorFeeBps) },
          { label: t(texts.mintedOn), value: formats.dateTime(card.mintedAt) },
        ]}
      />
    </Surface>
  )
}
