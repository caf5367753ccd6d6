import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/api.ts'
import { blockAt } from '#platform/web/tron/ask.ts'
import { useQuery } from '@tanstack/react-query'

import type { DrawDetail } from '../shapes.ts'
import { blindboxActions } from '../actions.ts'
import { refundIn } from './mine/refundTime.ts'
import { isPending } from './requestState.ts'
import { openingTexts as texts } from './textOpening.ts'

/** What an open request waits for, and when it can be refunded; any account may do that. */
export function Waiting({ draw, inRow = false }: { draw: DrawDetail; inRow?: boolean }) {
  const t = useText()
  const waits = isPending(draw.state)
  const head = useHeadBlock(waits)
  const { start, busy } = useAction(blindboxActions.refund)
  if (draw.state === 'late' || draw.state === 'void') {
    const penalty = BigInt(draw.penaltyToHolder ?? '0')
    const back = BigInt(draw.amount) + penalty
    return (
      <div className="flex flex-col gap-3">
        <p>
          {t(penalty === 0n ? texts.refundPrice : texts.refundNow, {
            amount: exactAmount(back, 6),
            penalty: exactAmount(penalty, 6),
            symbol: nativeSymbol(),
          })}
        </p>
        <Button
          small
          full
          kind={inRow ? 'quiet' : 'primary'}
          className={inRow ? 'text-lapis!' : undefined}
          busy={busy}
          onClick={() => void start({ drawId: String(draw.requestId) })}
        >
          {t(texts.refund)}
        </Button>
      </div>
    )
  }
  if (draw.state === 'refunded') return <p>{t(texts.wasRefunded)}</p>
  if (!waits || head === null) return null
  const { blocks, text, count } = refundIn(draw.refundBlock, head)
  return (
    <p className="num text-xs text-soft">
      {t(texts.refundIn, { count: blocks, time: t(text, { count }) })}
    </p>
  )
}

/** The newest block's number, by the node; null until it has answered. Requested while something waits. */
function useHeadBlock(wanted: boolean): number | null {
  const head = useQuery(
    {
      queryKey: ['headBlock'],
      queryFn: async () => (await blockAt(null)).number,
      enabled: wanted,
      refetchInterval: 3_000,
      retry: 1,
    },
    queryClient,
  )
  return head.data ?? null
}
