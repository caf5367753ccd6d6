import { Button } from '#platform/ui/Button.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'

import { blindboxApi } from '../../api.ts'
import { isPending } from '../requestState.ts'
import { openingTexts as texts } from '../textOpening.ts'
import { Waiting } from '../Waiting.tsx'
import { useOpeningTexts } from '../wordSource.ts'
import type { BoxRowProps } from './boxRowProps.ts'

export interface BeingOpenedProps extends Pick<BoxRowProps, 'onWatch'> {
  readonly requestId: number
}

/** A box being opened: what its request waits for, and a link to watch it. */
export function BeingOpened({ requestId, onWatch }: BeingOpenedProps) {
  const t = useText()
  const { waitingOperator } = useOpeningTexts()
  const query = useApi(blindboxApi.draw, { drawId: String(requestId) }, { refetchInterval: 3_000 })
  return (
    <QueryState query={query} skeleton={<SkeletonRows count={1} />}>
      {(draw) => (
        <>
          {isPending(draw.state) && (
            <output className="font-semibold">
              {t(draw.state === 'waiting' ? texts.waitingBlock : waitingOperator)}
            </output>
          )}
          <Waiting draw={draw} inRow />
          <Button small kind="quiet" onClick={() => onWatch(requestId)}>
            {t(texts.watch)}
          </Button>
        </>
      )}
    </QueryState>
  )
}
