import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { Link } from 'wouter'

import { otcActions } from '../../actions.ts'
import { otcApi } from '../../api.ts'
import type { OfferView } from '../../shapes.ts'
import { otcTexts as texts } from '../text.ts'
import { OfferRow } from './OfferRow.tsx'
import { TakeButton } from './TakeButton.tsx'

/** How often the lists are read again, ms. */
const again = 30_000
const keyOf = ({ id }: OfferView) => id

export function OfferedToMe() {
  const t = useText()
  return (
    <PagedRows
      endpoint={otcApi.offeredToMe}
      input={{}}
      keyOf={keyOf}
      row={(offer) => (
        <OfferRow offer={offer}>
          <TakeButton offer={offer} />
        </OfferRow>
      )}
      first={5}
      again={again}
      heading={<h2 className="text-lg">{t(texts.forYou)}</h2>}
    />
  )
}

/** Those that stand, and folded below those that have ended. */
export function MyOffers() {
  const t = useText()
  return (
    <>
      <PagedRows
        endpoint={otcApi.ownPage}
        input={{ state: 'standing' }}
        keyOf={keyOf}
        row={(offer) => (
          <OfferRow offer={offer}>
            <OwnActions offer={offer} />
          </OfferRow>
        )}
        first={3}
        again={again}
        heading={<h2 className="text-lg">{t(texts.mine)}</h2>}
      />
      <Disclosure title={t(texts.ended)}>
        <PagedRows
          endpoint={otcApi.ownPage}
          input={{ state: 'ended' }}
          keyOf={keyOf}
          row={(offer) => <OfferRow offer={offer} />}
          first={10}
          empty={<p className="py-3 text-soft">{t(texts.none)}</p>}
        />
      </Disclosure>
    </>
  )
}

/** At the end of a row, or side by side in a bar. */
export function OwnActions({ offer, full = false }: { offer: OfferView; full?: boolean }) {
  const t = useText()
  const { start, busy } = useAction(otcActions.cancel)
  const id = String(offer.id)
  return (
    <span className={full ? 'flex w-full gap-3' : 'ml-auto flex flex-wrap gap-2'}>
      <Button
        small={!full}
        full={full}
        kind="quiet"
        busy={busy}
        onClick={() => void start({ action: 'cancel', id })}
      >
        {t(texts.cancel)}
      </Button>
      <Link
        to={`/publish?offerId=${id}`}
        className={buttonClass(full ? 'primary' : 'quiet', full, !full)}
      >
        {t(texts.change)}
      </Link>
    </span>
  )
}
