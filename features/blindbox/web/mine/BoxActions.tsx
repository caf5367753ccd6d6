import { exactAmount } from '#platform/std/format.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import { blindboxApi } from '../../api.ts'
import type { DrawDetail } from '../../shapes.ts'
import { buyFlows } from '../buyFlows.ts'
import { mineLate } from '../mineFlows.ts'
import { drawPath } from '../paths.ts'
import { mineTexts as texts } from '../textMine.ts'
import { openingTexts } from '../textOpening.ts'
import { Waiting } from '../Waiting.tsx'
import { useOpeningTexts } from '../wordSource.ts'
import type { BoxRowProps } from './BoxRow.tsx'

/** What can be done with a box in its state. */
export function BoxActions({ box, onOpen, onWatch, watched }: BoxRowProps) {
  const t = useText()
  if (box.state === 'sealed') return <Sealed box={box} onOpen={onOpen} />
  if (box.state === 'reserved') return <Reserved box={box} />
  if (box.requestId === null || (box.state === 'opening' && String(box.requestId) === watched)) {
    return null
  }
  if (box.state === 'opening') {
    return <InOpening requestId={box.requestId} onWatch={onWatch} />
  }
  return (
    <div className="flex flex-wrap gap-3">
      {box.tokenId !== null && (
        <Link
          to={`/nftDetail?tokenId=${box.tokenId}`}
          className={`${buttonClass('quiet', false, true)} grow`}
        >
          {t(texts.card)}
        </Link>
      )}
      <Link to={drawPath(box.requestId)} className={`${buttonClass('quiet', false, true)} grow`}>
        {t(openingTexts.check)}
      </Link>
    </div>
  )
}

function Sealed({ box, onOpen }: Pick<BoxRowProps, 'box' | 'onOpen'>) {
  const t = useText()
  const giveBack = useLateFlow(mineLate.giveBack)
  return (
    <div className="flex gap-3">
      <Button
        small
        kind="quiet"
        className="grow"
        busy={giveBack.busy}
        onClick={() => void giveBack.start({ boxIds: String(box.id) })}
      >
        {t(texts.giveBack)}
      </Button>
      <Button small className="grow" onClick={() => onOpen([box.id])}>
        {t(texts.open)}
      </Button>
    </div>
  )
}

function Reserved({ box }: Pick<BoxRowProps, 'box'>) {
  const t = useText()
  const now = useChainNow()
  const complete = useLateFlow(buyFlows.complete)
  const release = useLateFlow(mineLate.release)
  const left = (box.expiry ?? 0) - now
  const rest = BigInt(box.price) - BigInt(box.paid)
  const end = (
    <Button
      small
      kind="quiet"
      className="grow"
      busy={release.busy}
      onClick={() => void release.start({ boxId: String(box.id) })}
    >
      {t(left > 0 ? texts.release : texts.releaseOver)}
    </Button>
  )
  if (left <= 0) {
    return (
      <>
        <p className="text-soft">{t(texts.over)}</p>
        <div className="flex">{end}</div>
      </>
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-soft">{t(texts.secondIn)}</span>
        <Countdown
          seconds={left}
          labels={{
            days: t(texts.daysShort),
            hours: t(texts.hoursShort),
            minutes: t(texts.minutesShort),
            seconds: t(texts.secondsShort),
          }}
        />
      </p>
      <div className="flex flex-wrap gap-3">
        {end}
        <Button
          small
          className="grow"
          busy={complete.busy}
          onClick={() => void complete.start({ boxIds: String(box.id) })}
        >
          {t(texts.complete, { amount: exactAmount(rest, 6), symbol: nativeSymbol() })}
        </Button>
      </div>
    </>
  )
}

function InOpening({
  requestId,
  onWatch,
}: {
  requestId: number
  onWatch: (requestId: number) => void
}) {
  const t = useText()
  const query = useApi(blindboxApi.draw, { drawId: String(requestId) }, { refetchInterval: 3_000 })
  return (
    <QueryState query={query} skeleton={<SkeletonRows count={1} />}>
      {(draw) => (
        <>
          <WaitsFor state={draw.state} />
          <Waiting draw={draw} />
          <Button small kind="quiet" onClick={() => onWatch(requestId)}>
            {t(openingTexts.watch)}
          </Button>
        </>
      )}
    </QueryState>
  )
}

function WaitsFor({ state }: Pick<DrawDetail, 'state'>) {
  const t = useText()
  const { waitingOperator } = useOpeningTexts()
  if (state !== 'waiting' && state !== 'open') return null
  return (
    <output className="font-semibold">
      {t(state === 'waiting' ? openingTexts.waitingBlock : waitingOperator)}
    </output>
  )
}
