import type { Text } from '#platform/std/text.ts'
import { Button } from '#platform/ui/Button.tsx'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import { nftApi } from '../../api.ts'
import { marketActions } from '../../marketActions.ts'
import type { Offer } from '../../marketShapes.ts'
import { cardName, levelName } from '../levelName.ts'
import { detailPath } from '../paths.ts'
import { picture } from '../picture.ts'
import { stateTexts } from '../text.ts'
import { short } from './coins.ts'
import { DealRow } from './DealRow.tsx'
import { ownTexts as texts } from './textOwn.ts'

const states: Record<Offer['state'], { tone: Tone; text: Text }> = {
  open: { tone: 'gold', text: texts.offerOpen },
  accepted: { tone: 'verdigris', text: texts.offerAccepted },
  cancelled: { tone: 'plain', text: texts.offerCancelled },
  expired: { tone: 'terra', text: texts.offerExpired },
}

/** Time alone makes an open offer an expired one; its money waits all the same. */
const stateAt = ({ state, expiry }: Offer, now: number): Offer['state'] =>
  state === 'open' && expiry <= now ? 'expired' : state

/** An offer of mine, for a card or for any card of a level. */
export function OfferRow({ offer }: { offer: Offer }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { start, busy } = useAction(marketActions.cancelOffer)
  const state = stateAt(offer, now)
  const time = formats.dateTime(offer.expiry)
  const notes = {
    open: [t(texts.offerTill, { time })],
    expired: [t(texts.offerOver, { time })],
    accepted: [],
    cancelled: [],
  }[state]
  const waits = state === 'open' || state === 'expired'
  return (
    <DealRow
      leading={<Target offer={offer} />}
      title={<Name offer={offer} />}
      notes={notes}
      trailing={short(offer.amount, offer.coin)}
      chip={
        offer.final ? (
          <Chip tone={states[state].tone}>{t(states[state].text)}</Chip>
        ) : (
          <Chip tone="lapis">{t(stateTexts.confirming)}</Chip>
        )
      }
      actions={
        waits ? (
          <Button
            small
            kind="quiet"
            className={state === 'expired' ? 'text-lapis!' : undefined}
            busy={busy}
            onClick={() => void start({ number: String(offer.number) })}
          >
            {t(state === 'expired' ? texts.takeBack : texts.withdrawOffer)}
          </Button>
        ) : undefined
      }
    />
  )
}

function Name({ offer: { tokenId, levelStr } }: { offer: Offer }) {
  const t = useText()
  if (tokenId === null) return t(texts.anyCard, { level: levelName(t, levelStr) })
  return (
    <Link to={detailPath(tokenId)} className="underline-offset-4 hover:underline">
      {cardName(t, { tokenId, levelStr })}
    </Link>
  )
}

/** The card itself; of a level, the next one that the contract will make. */
function Target({ offer: { tokenId, level } }: { offer: Offer }) {
  const levels = useApi(nftApi.productLevelInfo, tokenId === null ? {} : null).data?.levels
  const shown = tokenId ?? levels?.find((each) => each.level === level)?.nextTokenId
  return (
    <span className="block w-10 shrink-0">
      {shown !== undefined && (
        <CardArt src={picture(shown, level)} alt="" className="rounded-sm!" />
      )}
    </span>
  )
}
