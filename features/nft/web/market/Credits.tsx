import { Button } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import { marketActions } from '../../marketActions.ts'
import { marketApi } from '../../marketApi.ts'
import { exact } from './coins.ts'
import { ownTexts as texts } from './textOwn.ts'

/** Money that waits for me in the market's contract; nothing where none does. */
export function Credits() {
  const t = useText()
  const credits = useApi(marketApi.credits, {}).data?.credits ?? []
  const { start, busy } = useAction(marketActions.withdraw)
  const owed = credits.filter(({ amount }) => BigInt(amount) > 0n)
  if (owed.length === 0) return null
  return (
    <section className="flex flex-col gap-2 border-b border-line pb-3">
      <div>
        <h2 className="text-lg">{t(texts.credits)}</h2>
        <p className="text-xs text-soft">{t(texts.creditsBody)}</p>
      </div>
      {owed.map(({ coin, amount }) => (
        <div key={coin} className="flex flex-wrap items-center justify-between gap-3">
          <span className="num max-w-full overflow-hidden font-display text-lg font-semibold [overflow-wrap:anywhere]">
            {exact(amount, coin)}
          </span>
          <Button
            small
            kind="quiet"
            className="text-lapis!"
            busy={busy}
            onClick={() => void start({ coin })}
          >
            {t(texts.withdraw)}
          </Button>
        </div>
      ))}
    </section>
  )
}
