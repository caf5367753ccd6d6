import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import { withdrawalActions } from '../actions.ts'
import type { MineProps } from './Mine.tsx'
import { withdrawalTexts as texts } from './text.ts'

/** One's record as the chain has it, and the two calls that only write it down. */
export function OnChain({ state: { coin, sources }, mine }: MineProps) {
  const t = useText()
  const initialize = useAction(withdrawalActions.initialization)
  const unlock = useAction(withdrawalActions.unlockLimit)
  const behind = BigInt(mine.unlocked) > BigInt(mine.limit)
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.onChain)}</h2>
        <Verify of={t(texts.onChain)} source={sourceOf(sources, 'mine.limit')} />
      </div>
      {mine.initialized ? (
        <KeyValue
          rows={[
            { label: t(texts.recordStage), value: mine.stage },
            { label: t(texts.recordLimit), value: exactOf(BigInt(mine.limit), coin) },
          ]}
        />
      ) : (
        <p className="text-soft">{t(texts.recordNone)}</p>
      )}
      {!mine.initialized && (
        <Button kind="quiet" busy={initialize.busy} onClick={() => void initialize.start({})}>
          {t(texts.initialization)}
        </Button>
      )}
      {mine.initialized && behind && (
        <Button kind="quiet" busy={unlock.busy} onClick={() => void unlock.start({})}>
          {t(texts.unlockLimit)}
        </Button>
      )}
      <p className="text-xs text-soft">{t(texts.byItself)}</p>
    </Surface>
  )
}
