import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import type { Text } from '#platform/std/text.ts'
import { Link } from 'wouter'

import type { FrozenSale } from '../../marketShapes.ts'
import { cardName } from '../levelName.ts'
import { detailPath } from '../paths.ts'
import { Thumb } from '../StakedCards.tsx'
import { stateTexts } from '../text.ts'
import { short } from './coins.ts'
import { DealRow } from './DealRow.tsx'
import { SaleActions } from './SaleActions.tsx'
import { saleStateAt, saleSteps } from './saleSteps.ts'
import { ownTexts as texts } from './textOwn.ts'

const states: Record<FrozenSale['state'], { tone: Tone; text: Text }> = {
  waiting: { tone: 'terra', text: texts.stateWaiting },
  ready: { tone: 'verdigris', text: texts.stateReady },
  broken: { tone: 'terra', text: texts.stateBroken },
  settled: { tone: 'plain', text: texts.stateSettled },
  cancelled: { tone: 'plain', text: texts.stateCancelled },
}

/** A frozen sale as its buyer or its seller sees it. */
export function SaleRow({ sale }: { sale: FrozenSale }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { address } = useSession()
  const state = saleStateAt(sale, now)
  const steps = saleSteps(sale, address, now)
  const buying = sale.buyer === address
  const ended = sale.endedAt === null ? [] : [formats.dateTime(sale.endedAt)]
  const notes = {
    waiting: [
      t(texts.waitsTill, { time: formats.dateTime(sale.unlockTime) }),
      t(buying ? texts.youMayCancel : texts.buyerMayCancel),
    ],
    ready: [t(texts.readyNow)],
    broken: [t(texts.brokenBody)],
    settled: ended,
    cancelled: ended,
  }[state]
  return (
    <DealRow
      leading={<Thumb card={sale} />}
      title={
        <Link to={detailPath(sale.tokenId)} className="underline-offset-4 hover:underline">
          {cardName(t, sale)}
        </Link>
      }
      notes={[t(buying ? texts.youBuy : texts.youSell), ...notes]}
      trailing={short(sale.amount, sale.coin)}
      chip={
        sale.final ? (
          <Chip tone={states[state].tone}>{t(states[state].text)}</Chip>
        ) : (
          // The sale took the money; the transaction that ends it pays it out.
          <Chip tone="lapis">
            {t(sale.endedAt === null ? stateTexts.confirming : stateTexts.transferring)}
          </Chip>
        )
      }
      actions={
        steps.length === 0 ? undefined : <SaleActions sale={sale} steps={steps} buying={buying} />
      }
    />
  )
}
