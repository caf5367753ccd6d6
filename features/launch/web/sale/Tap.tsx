import { Button } from '#platform/ui/Button.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'

import { saleActions } from '../../actions.ts'
import { figureSun, shortSun } from '../amounts.ts'
import { listedTexts as texts } from '../textListed.ts'
import { saleTexts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

/** What flows to the creator, for everyone to see; the creator collects it here. */
export function Tap({ found }: { found: SaleDetail }) {
  const t = useText()
  const { date } = useFormats()
  const { address } = useSession()
  const { start, busy } = useAction(saleActions.collectTap)
  const { tap, presale } = found
  if (tap === null) return null
  const [total, collected, collectable] = [tap.total, tap.collected, tap.collectable].map(
    BigInt,
  ) as [bigint, bigint, bigint]
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base">{t(texts.tap)}</h2>
        <span className="num text-soft">
          {t(texts.tapOf, {
            part: shortSun(collected + collectable),
            all: shortSun(total),
            date: date(tap.end),
          })}
        </span>
      </div>
      <StoneBar
        parts={[
          { amount: collected, colour: 'bg-edge' },
          { amount: collectable, colour: 'bg-gold' },
          { amount: total - collected - collectable, colour: 'bg-line' },
        ]}
      />
      {address === presale.token.creator && collectable > 0n && (
        <Button
          small
          kind="quiet"
          className="self-start text-lapis"
          busy={busy}
          onClick={() => void start({ sale: presale.sale })}
        >
          {t(saleTexts.collect, { amount: figureSun(collectable) })}
        </Button>
      )}
    </section>
  )
}
