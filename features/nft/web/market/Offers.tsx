import { Person } from '#features/account/public.web.ts'
import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { marketActions } from '../../marketActions.ts'
import { marketApi } from '../../marketApi.ts'
import type { Offer } from '../../marketShapes.ts'
import type { CardDetail } from '../../shapes.ts'
import { levelName } from '../levelName.ts'
import { short } from './coins.ts'
import { cardDealTexts as texts } from './textMarketCard.ts'

const AcceptSheet = lazyComponent(async () => (await import('./AcceptSheet.tsx')).AcceptSheet, null)
const step = 20

export interface OffersProps {
  readonly card: CardDetail
  readonly onOffer: () => void
}

/** Open offers for a card and for its level, the best first; each is funded. */
export function Offers({ card, onOffer }: OffersProps) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { address } = useSession()
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState<Offer | null>(null)
  const [open, setOpen] = useState(false)
  const query = useApiList(
    marketApi.offerPage,
    { tokenId: String(card.tokenId) },
    size,
    (offer) => offer.number,
  )
  const own = card.owner === address
  const staked = card.itemUnlockTime !== null && card.itemUnlockTime > now
  return (
    <>
      {own && staked && (
        <p className="text-soft">
          {t(texts.acceptLater, { time: formats.dateTime(card.itemUnlockTime ?? 0) })}
        </p>
      )}
      <QueryState
        query={query}
        skeleton={<SkeletonRows />}
        empty={
          <EmptyState
            title={t(texts.noOffers)}
            body={t(texts.noOffersBody)}
            action={
              own || card.state === 'inUrn' ? undefined : (
                <Button kind="quiet" onClick={onOffer}>
                  {t(texts.offer)}
                </Button>
              )
            }
          />
        }
      >
        {({ total, list }) => (
          <div className="flex flex-col">
            {list.map((offer) => (
              <Row
                key={offer.number}
                offer={offer}
                canAccept={own && !staked && card.sale === null && offer.maker !== address}
                onAccept={() => {
                  setChosen(offer)
                  setOpen(true)
                }}
              />
            ))}
            <MoreButton more={total > size} onMore={() => setSize(size + step)} />
          </div>
        )}
      </QueryState>
      {chosen !== null && (
        <AcceptSheet
          key={chosen.number}
          card={card}
          offer={chosen}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface RowProps {
  readonly offer: Offer
  readonly canAccept: boolean
  readonly onAccept: () => void
}

function Row({ offer, canAccept, onAccept }: RowProps) {
  const t = useText()
  const formats = useFormats()
  const { address } = useSession()
  const callOff = useAction(marketActions.cancelOffer)
  const mine = offer.maker === address
  return (
    <div>
      <ListRow
        title={
          <span className="num [overflow-wrap:anywhere]">{short(offer.amount, offer.coin)}</span>
        }
        note={
          <span className="flex flex-wrap items-center gap-x-1.5">
            <Person address={offer.maker} />
            {offer.tokenId === null && (
              <span>{`· ${t(texts.forLevel, { level: levelName(t, offer.levelStr) })}`}</span>
            )}
          </span>
        }
        trailing={
          canAccept ? (
            <Button small kind="quiet" onClick={onAccept}>
              {t(texts.accept)}
            </Button>
          ) : mine ? (
            <Button
              small
              kind="quiet"
              busy={callOff.busy}
              onClick={() => void callOff.start({ number: String(offer.number) })}
            >
              {t(texts.callOff)}
            </Button>
          ) : (
            t(texts.funded)
          )
        }
        trailingNote={t(texts.until, { time: formats.dateTime(offer.expiry) })}
      />
    </div>
  )
}
