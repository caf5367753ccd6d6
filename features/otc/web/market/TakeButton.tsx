import { Button } from '#platform/ui/Button.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import type { OfferView } from '../../shapes.ts'
import { stateAt } from '../offers.ts'
import { otcTexts as texts } from '../text.ts'

const TakeSheet = lazyComponent(async () => (await import('./TakeSheet.tsx')).TakeSheet, null)

/** Opens the sheet; nothing of one's own offer, of another's private one, or of one that is over. */
export function TakeButton({ offer, full = false }: { offer: OfferView; full?: boolean }) {
  const t = useText()
  const { address } = useSession()
  const now = useChainNow()
  const [open, setOpen] = useState(false)
  if (address === offer.maker) {
    return full ? null : <span className="text-xs font-semibold text-soft">{t(texts.yours)}</span>
  }
  if (stateAt(offer, now) !== 'open') return null
  if (offer.taker !== null && address !== null && address !== offer.taker) return null
  return (
    <>
      <Button
        kind={full ? 'primary' : 'quiet'}
        full={full}
        small={!full}
        onClick={() => setOpen(true)}
      >
        {t(texts.take)}
      </Button>
      {open && <TakeSheet offer={offer} onClose={() => setOpen(false)} />}
    </>
  )
}
