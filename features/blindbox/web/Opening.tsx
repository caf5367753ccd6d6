import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { StepList } from '#platform/ui/StepList.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'

import { blindboxApi } from '../api.ts'
import type { DrawDetail } from '../shapes.ts'
import { boxNumbers } from './boxNumber.ts'
import { DrawnCards } from './DrawnCards.tsx'
import { DrawnNext } from './DrawnNext.tsx'
import { layingMs } from './laying.ts'
import { openingSteps, openingTitle } from './mine/openingSteps.ts'
import { drawPath } from './paths.ts'
import { isLost, isOver, isPending } from './requestState.ts'
import { openingTexts as texts } from './textOpening.ts'
import { Waiting } from './Waiting.tsx'
import { useOpeningTexts } from './wordSource.ts'

/** A request as it comes about; every state of it is the server's, so a reload changes nothing. */
export function Opening({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const query = useApi(
    blindboxApi.draw,
    { drawId: requestId },
    {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isOver(data.state) ? false : 2_000,
    },
  )
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [requestId])
  return (
    <div ref={top} className="scroll-mt-20">
      <section className="flex flex-col gap-3 border-b border-line pb-4">
        <QueryState query={query} skeleton={<SkeletonRows count={4} />}>
          {(draw) => <Stage draw={draw} onClose={onClose} />}
        </QueryState>
      </section>
    </div>
  )
}

function Stage({ draw, onClose }: { draw: DrawDetail; onClose: () => void }) {
  const t = useText()
  const by = useOpeningTexts()
  const { shown, showAll } = useReveal(draw.state === 'settled' ? draw.cards.length : 0)
  const drawn = draw.state === 'settled'
  const all = drawn && shown >= draw.cards.length
  const over = all || isLost(draw.state)
  return (
    <>
      <h2 className="num text-lg" aria-live="polite">
        {t(openingTitle(draw.state), {
          count: draw.boxIds.length,
          box: boxNumbers(draw.boxIds),
        })}
      </h2>
      {!isLost(draw.state) && <DrawnCards draw={draw} shown={shown} />}
      {all ? <DrawnNext cards={draw.cards} /> : <StepList steps={openingSteps(draw, by, t)} />}
      <Waiting draw={draw} />
      {isPending(draw.state) && <p className="text-xs text-soft">{t(by.why)}</p>}
      {draw.state === 'open' && <p className="text-xs text-soft">{t(texts.mayLeave)}</p>}
      <div className="flex gap-3">
        {all && (
          <Link to={drawPath(draw.requestId)} className={buttonClass('quiet', true, true)}>
            {t(texts.check)}
          </Link>
        )}
        <Button small full kind="quiet" onClick={drawn && !all ? showAll : onClose}>
          {t(over ? texts.close : drawn ? texts.skip : texts.hide)}
        </Button>
      </div>
    </>
  )
}

/** One card after another; all together for reduced motion, or after Skip. */
function useReveal(cards: number): { shown: number; showAll: () => void } {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown >= cards) return
    const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setShown(still ? cards : shown + 1), still ? 0 : layingMs)
    return () => clearTimeout(timer)
  }, [shown, cards])
  return { shown: Math.min(shown, cards), showAll: () => setShown(cards) }
}
