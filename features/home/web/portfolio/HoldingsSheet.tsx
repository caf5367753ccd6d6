import { decimalsOf } from '#platform/std/amount.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Verify, VerifyScope } from '#platform/web/Verify.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { holdingName } from '#platform/web/shell/composed.ts'

import { levelName } from '#features/nft/public.web.ts'
import type { Holding } from '../../shapes.ts'
import { portfolioTexts as texts } from './text.ts'

const parts = ['wallet', 'cards', 'staked', 'claimable'] as const

/** Every holding by coin, with its worth and where the figure is from. */
export function HoldingsSheet({
  list,
  onClose,
}: {
  list: readonly Holding[]
  onClose: () => void
}) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t(texts.title)} lead={t(texts.lead)}>
      <VerifyScope>
        {list.length === 0 && <p className="text-soft">{t(texts.nothing)}</p>}
        {parts.map((part) => {
          const lines = list.filter((one) => one.part === part)
          if (lines.length === 0) return null
          return (
            <section key={part} className="flex flex-col">
              <h3 className="text-base">{t(texts[part])}</h3>
              <ul className="flex flex-col">
                {lines.map((one, i) => (
                  <Line key={i} holding={one} />
                ))}
              </ul>
            </section>
          )
        })}
        <Verify of={t(texts.title)} source={list.flatMap(({ sources }) => sources)} />
      </VerifyScope>
    </Sheet>
  )
}

function Line({ holding }: { holding: Holding }) {
  const t = useText()
  const { what, part, symbol, decimals, amount, worth } = holding
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <span className="flex min-w-0 flex-col">
        <Amount
          value={BigInt(amount)}
          decimals={decimals}
          symbol={part === 'cards' ? levelName(t, symbol) : symbol}
          exact={part === 'cards'}
          figure
          className="font-semibold"
        />
        <span className="text-xs text-soft">{t(holdingName(what))}</span>
      </span>
      {worth === null ? (
        <span className="text-soft">{t(texts.unknownWorth)}</span>
      ) : (
        <Amount
          value={BigInt(worth)}
          decimals={decimalsOf.USDT}
          symbol="USDT"
          figure
          className="text-right"
        />
      )}
    </li>
  )
}
