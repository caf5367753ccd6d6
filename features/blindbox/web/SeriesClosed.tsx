import type { Purchase } from '#features/sales/public.web.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import { mostBoxes } from '../numbers.ts'
import { blindboxActions } from '../actions.ts'
import { seriesTexts as texts } from './textSeries.ts'

/** The operator has closed the series: what that means, and the link to return the own sealed boxes. */
export function SeriesClosed({ boxes }: { boxes: readonly Purchase[] }) {
  const t = useText()
  const { start, busy } = useAction(blindboxActions.giveBack)
  const sealed = boxes.filter(({ state }) => state === 'sealed').slice(0, mostBoxes)
  return (
    <Surface className="flex flex-col gap-3">
      <h2 className="text-base">{t(texts.closed)}</h2>
      <p>{t(texts.closedBody)}</p>
      {sealed.length > 0 && (
        <Button
          full
          busy={busy}
          onClick={() => void start({ boxIds: sealed.map(({ id }) => id).join(',') })}
        >
          {t(texts.giveBack, { count: sealed.length })}
        </Button>
      )}
    </Surface>
  )
}
