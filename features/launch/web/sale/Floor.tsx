import { Button } from '#platform/ui/Button.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { floorShown, shortSun, tokensText } from '../amounts.ts'
import { listedTexts as texts } from '../textListed.ts'
import { coinOf, type SaleDetail } from '../useSale.ts'

const RedeemSheet = lazyComponent(async () => (await import('./RedeemSheet.tsx')).RedeemSheet, null)

/** What a token is worth at any time, for any holder, and the button that pays it. */
export function Floor({ found }: { found: SaleDetail }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { status } = useSession()
  const { floor, balance, sources } = found
  if (floor === null) return null
  const coin = coinOf(found)
  const { count, sun } = floorShown(floor, coin.decimals)
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <Figure
        label={t(texts.floorOf, { count })}
        value={shortSun(sun)}
        note={t(texts.floorNote, {
          left: shortSun(floor.left),
          tokens: tokensText(floor.outstanding, coin),
        })}
      />
      {status === 'signedIn' && balance !== null && balance !== '0' && floor.left !== '0' && (
        <Button small kind="quiet" onClick={() => setOpen(true)}>
          {t(texts.redeem)}
        </Button>
      )}
      {open && <RedeemSheet found={found} onClose={() => setOpen(false)} />}
      <Verify of={t(texts.floor)} source={sourcesOf(sources, 'floor')} />
    </section>
  )
}
