import type { Source } from '#platform/std/source.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'

import { earningsActions } from '../actions.ts'
import { mostLeaves } from '../rules.ts'
import type { Claimable } from '../shapes.ts'
import { feePlaceTexts } from './text.ts'
import { claimTexts as texts } from './textClaim.ts'

export interface ClaimCardProps {
  readonly claimable: Claimable
  /** Of level bonuses, base units that no accepted epoch holds yet. */
  readonly accruing: string
  readonly sources: readonly Source[]
}

const claims = { fees: earningsActions.claimFees, bonus: earningsActions.claimBonus }

/** What one contract would pay by one claim: available, minimum, fee, and what arrives. */
export function ClaimCard({ claimable, accruing, sources }: ClaimCardProps) {
  const t = useText()
  const { start, busy } = useAction(claims[claimable.from])
  const { from, coin, amount, rest } = claimable
  const units = BigInt(amount)
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base">{t(feePlaceTexts[from])}</h2>
          <p className="text-xs text-soft">
            {t(from === 'bonus' ? texts.bonusBody : texts.feesBody)}
          </p>
        </div>
        <Verify of={t(feePlaceTexts[from])} source={sourcesOf(sources, from)} />
      </div>
      {units === 0n ? (
        <p className="text-soft">{t(texts.nothing)}</p>
      ) : (
        <>
          <div>
            <p className="text-soft">{t(texts.available)}</p>
            <Amount
              value={units}
              decimals={coin.decimals}
              symbol={coin.symbol}
              className="font-display text-xl font-semibold"
            />
          </div>
          <KeyValue
            rows={[
              { label: t(texts.minimum), value: t(texts.noMinimum) },
              { label: t(texts.fee), value: t(texts.noFee) },
              { label: t(texts.receive), value: exactOf(units, coin), tone: 'good' },
            ]}
          />
          <Button busy={busy} onClick={() => void start({})}>
            {t(texts.claim)}
          </Button>
          {rest !== '0' && (
            <p className="num text-xs text-soft">
              {t(texts.rest, { amount: exactOf(BigInt(rest), coin), count: mostLeaves })}
            </p>
          )}
        </>
      )}
      {from === 'bonus' && accruing !== '0' && (
        <p className="num text-xs text-lapis">
          {t(texts.accruing, { amount: exactOf(BigInt(accruing), coin) })}
        </p>
      )}
    </Surface>
  )
}
