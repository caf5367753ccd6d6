import { Person } from '#features/account/public.web.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { levelName } from './levelName.ts'
import type { CardDetail } from '../shapes.ts'
import { nftTexts as texts } from './text.ts'
import { cardTexts } from './textCard.ts'

export function DetailFacts({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const copyLabel = t(texts.copyAddress)
  return (
    <Surface>
      <KeyValue
        rows={[
          { label: t(cardTexts.owner), value: <Person address={card.owner} /> },
          { label: t(cardTexts.creator), value: <Person address={card.creator} /> },
          {
            label: t(cardTexts.contract),
            value: <AddressText address={card.contract} full copyLabel={copyLabel} />,
            wide: true,
          },
          { label: t(cardTexts.tokenId), value: String(card.tokenId) },
          { label: t(texts.filterLevel), value: levelName(t, card.levelStr) },
          { label: t(cardTexts.standard), value: card.standard },
          { label: t(cardTexts.blockchain), value: card.blockchain },
          { label: t(cardTexts.creatorFee), value: formats.percent(card.creatorFeeBps) },
          { label: t(cardTexts.mintedOn), value: formats.dateTime(card.mintedAt) },
        ]}
      />
    </Surface>
  )
}
