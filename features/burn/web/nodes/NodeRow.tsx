import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { ItemOf } from '#platform/web/pages.ts'
import { useChainNow } from '#platform/web/time.ts'
import type { Text } from '#platform/std/text.ts'
import { Link } from 'wouter'

import { burnActions } from '../../actions.ts'
import type { burnApi } from '../../api.ts'
import type { NodeState } from '../../shapes.ts'
import { sunText, tesText } from '../mining.ts'
import { nodeTexts as texts } from '../textNodes.ts'

export type OwnNode = ItemOf<typeof burnApi.nodePage>

/** Its state this second: time alone lets a node lapse. */
export const nodeStateAt = (
  { state, until }: Pick<OwnNode, 'state' | 'until'>,
  now: number,
): NodeState => (state === 'waiting' && now > until ? 'lapsed' : state)

const looks: Readonly<Record<NodeState, { readonly text: Text; readonly tone: Tone }>> = {
  waiting: { text: texts.waiting, tone: 'lapis' },
  lapsed: { text: texts.lapsed, tone: 'terra' },
  active: { text: texts.earns, tone: 'gold' },
  refunded: { text: texts.wasRefunded, tone: 'plain' },
}

/** One node of the reader: what it waits for or earns, and what can be done with it. */
export function NodeRow({ node }: { node: OwnNode }) {
  const t = useText()
  const { date } = useFormats()
  const now = useChainNow()
  const state = nodeStateAt(node, now)
  const { text, tone } = looks[state]
  const { nodeId, kind, sun, until, daily, endedAt, txHash } = node
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link to={`/tx?id=${txHash}`} className="font-semibold">
          {t(texts.nodeId, { kind, id: String(nodeId) })}
        </Link>
        <Chip tone={tone}>{t(text)}</Chip>
      </div>
      <div className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
        {state === 'waiting' ? (
          <span className="inline-flex flex-wrap gap-x-1.5">
            <span>{t(texts.activateWithin)}</span>
            <Countdown seconds={until - now} />
          </span>
        ) : (
          <span>
            {state === 'lapsed'
              ? t(texts.lapsedBody)
              : state === 'active'
                ? t(texts.earnsNow, { amount: tesText(daily) })
                : t(texts.refundedOn, { date: date(endedAt ?? until) })}
          </span>
        )}
        {state === 'active' || state === 'refunded' ? <span>{sunText(sun)}</span> : null}
      </div>
      <Actions node={node} state={state} />
    </div>
  )
}

const look = { small: true, kind: 'quiet' } as const

function Actions({ node, state }: { node: OwnNode; state: NodeState }) {
  const t = useText()
  const activate = useAction(burnActions.activate)
  const refund = useAction(burnActions.refundNode)
  const claim = useAction(burnActions.claimNode)
  const nodeId = String(node.nodeId)
  const claimable = BigInt(node.claimable)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {state === 'waiting' && (
        <Button {...look} busy={activate.busy} onClick={() => void activate.start({ nodeId })}>
          {t(texts.activate)}
        </Button>
      )}
      {(state === 'waiting' || state === 'lapsed') && (
        <Button {...look} busy={refund.busy} onClick={() => void refund.start({ nodeId })}>
          {t(texts.refund, { amount: sunText(node.sun) })}
        </Button>
      )}
      {state === 'active' && claimable > 0n && (
        <Button {...look} busy={claim.busy} onClick={() => void claim.start({ nodeId })}>
          {t(texts.claim, { amount: tesText(claimable) })}
        </Button>
      )}
    </div>
  )
}
