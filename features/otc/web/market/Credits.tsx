import { Button } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'

import { otcActions } from '../../actions.ts'
import { otcApi } from '../../api.ts'
import { shownOf } from '../offers.ts'
import { otcTexts as texts } from '../text.ts'

/** Money that waits for the reader in the contract; nothing where none does. */
export function Credits() {
  const t = useText()
  const list = useApi(otcApi.credits, {}).data?.list ?? []
  const { start, busy } = useAction(otcActions.withdraw)
  if (list.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.credits)}</h2>
      {list.map(({ coin, amount }) => (
        <div key={coin.address} className="flex flex-wrap items-center justify-between gap-3">
          <span translate="no" className="num font-semibold [overflow-wrap:anywhere]">
            {exactOf(BigInt(amount), shownOf(coin))}
          </span>
          <Button small kind="quiet" busy={busy} onClick={() => void start({ coin: coin.address })}>
            {t(texts.withdraw)}
          </Button>
        </div>
      ))}
    </section>
  )
}
