import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useFlow } from '#platform/web/flow/useFlow.ts'
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
import { cancelSaleFlow } from './flows/cancelSale.tsx'
import { settleFlow } from './flows/settle.tsx'
import { saleStateAt, type SaleStep, saleSteps } from './saleSteps.ts'
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
          <Chip tone="lapis">{t(stateTexts.confirming)}</Chip>
        )
      }
      actions={steps.length === 0 ? undefined : <Steps sale={sale} steps={steps} buying={buying} />}
    />
  )
}

interface StepsProps {
  readonly sale: FrozenSale
  readonly steps: readonly SaleStep[]
  readonly buying: boolean
}

function Steps({ sale, steps, buying }: StepsProps) {
  const t = useText()
  const settle = useFlow(settleFlow)
  const cancel = useFlow(cancelSaleFlow)
  const id = { tokenId: String(sale.tokenId), number: String(sale.number) }
  const names = {
    settle: texts.settle,
    cancel: texts.callOff,
    refund: buying ? texts.takeBack : texts.sendBack,
  }
  return steps.toReversed().map((step) => {
    const flow = step === 'settle' ? settle : cancel
    return (
      <Button
        key={step}
        small
        kind={step === 'cancel' ? 'quiet' : 'primary'}
        busy={flow.busy}
        onClick={() => void flow.start(id)}
      >
        {t(names[step])}
      </Button>
    )
  })
}
