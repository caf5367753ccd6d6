import { Person } from '#features/account/public.web.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import { nftApi } from '../api.ts'
import { levelName } from './levelName.ts'
import type { CardDetail } from '../shapes.ts'
import { nftTexts as texts } from './text.ts'
import { earnTexts } from './textEarn.ts'
import { cardTexts } from './textCard.ts'

export function DetailFacts({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const types = useApi(nftApi.getDepositTypes, {}).data
  const copyLabel = t(texts.copyAddress)
  return (
    <div className="flex flex-col gap-3">
      <KeyValue
        rows={[
          { label: t(texts.filterLevel), value: levelName(t, card.levelStr) },
          { label: t(texts.power), value: formats.number(card.power) },
          { label: t(cardTexts.creatorFee), value: formats.percent(card.creatorFeeBps) },
          { label: t(cardTexts.mintedOn), value: formats.dateTime(card.mintedAt) },
        ]}
      />
      <div className="flex flex-col">
        <Disclosure title={t(cardTexts.contract)}>
          <div className="pb-4">
            <KeyValue
              rows={[
                {
                  label: t(cardTexts.contract),
                  value: <AddressText address={card.contract} full copyLabel={copyLabel} />,
                  wide: true,
                },
                { label: t(cardTexts.tokenId), value: String(card.tokenId) },
                { label: t(cardTexts.standard), value: card.standard },
                { label: t(cardTexts.blockchain), value: card.blockchain },
                { label: t(cardTexts.creator), value: <Person address={card.creator} /> },
              ]}
            />
          </div>
        </Disclosure>
        <Disclosure title={t(earnTexts.how)}>
          <p className="pb-4 text-soft">{t(earnTexts.howBody)}</p>
        </Disclosure>
      </div>
      <Verify of={t(earnTexts.tesPrice)} source={types?.sources} />
    </div>
  )
}
