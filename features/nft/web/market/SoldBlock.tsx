import { Person } from '#features/account/public.web.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import type { CardDetail } from '../../shapes.ts'
import { exact } from './coins.ts'
import { SaleActions } from './SaleActions.tsx'
import { saleSteps } from './saleSteps.ts'
import { cardDealTexts as texts } from './textMarketCard.ts'
import { ownTexts } from './textOwn.ts'

/** An open frozen sale, and this user's actions on it. */
export function SoldBlock({
  card,
  sale,
}: {
  card: CardDetail
  sale: NonNullable<CardDetail['sale']>
}) {
  const { tokenId, owner } = card
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { address } = useSession()
  const price = exact(sale.amount, sale.coin)
  // A stake may be left before its time.
  const ends = card.itemUnlockTime
  const state = ends === null ? 'ready' : 'waiting'
  const steps = saleSteps({ ...sale, state }, address, now)
  return (
    <div className="flex flex-col gap-3 border-y border-line py-3">
      <p className="[overflow-wrap:anywhere]">
        {ends !== null && ends > now
          ? t(texts.soldUntil, { price, time: formats.dateTime(ends) })
          : t(texts.soldReady, { price })}
      </p>
      <KeyValue rows={[{ label: t(texts.soldTo), value: <Person address={sale.buyer} /> }]} />
      {(address === sale.buyer || address === owner) && (
        <Link
          to="/myNft?tab=deals"
          className="inline-flex min-h-11 items-center self-start font-semibold text-lapis underline-offset-4 hover:underline"
        >
          {t(ownTexts.toDeals)}
        </Link>
      )}
      {steps.length > 0 && (
        <div className="flex flex-wrap justify-end gap-2">
          <SaleActions
            sale={{ tokenId, number: sale.number }}
            steps={steps}
            buying={sale.buyer === address}
          />
        </div>
      )}
    </div>
  )
}
