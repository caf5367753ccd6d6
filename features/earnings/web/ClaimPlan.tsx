import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { ClaimLimit, signaturesOf } from '#platform/web/flow/ClaimLimit.tsx'
import { useClaims } from '#platform/web/flow/useClaims.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { HeldThing } from '#platform/web/services.ts'
import { shortOf } from '#platform/web/spend/coin.ts'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { type ReactNode, useState } from 'react'

import { ClaimRows, colourAt, keyOf } from './ClaimRows.tsx'
import { sumsByCoin } from './claims.ts'
import { claimTexts as texts } from './textClaim.ts'

/** A figure and its unit stay on one line. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0')

export interface ClaimPlanProps {
  /** What is claimable, at least one. */
  readonly list: readonly HeldThing[]
  /** What follows on the screen; the button stays below it. */
  readonly children: ReactNode
}

/** Everything claimable in one sum, line by line, and the one button that claims what is chosen of it. */
export function ClaimPlan({ list, children }: ClaimPlanProps) {
  const t = useText()
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const claims = useClaims()
  const chosen = list.filter((one) => !without.has(keyOf(one)))
  const total = list.reduce((sum, { worth }) => sum + BigInt(worth ?? 0), 0n)
  const unpriced = list.every(({ worth }) => worth === null)

  const toggle = (one: HeldThing): void => {
    const next = new Set(without)
    if (!next.delete(keyOf(one))) next.add(keyOf(one))
    setWithout(next)
  }
  return (
    <>
      <div>
        <h2 className="font-text text-sm font-normal text-soft">{t(earningTexts.claimable)}</h2>
        {!unpriced && (
          <BigAmount size="2xl" text={`${figureAmount(total, decimalsOf.USDT)} USDT`} />
        )}
        <p className="text-soft">{t(texts.stays)}</p>
      </div>
      {list.some(({ worth }) => BigInt(worth ?? 0) > 0n) && (
        <StoneBar
          parts={list.map(({ worth }, i) => ({ amount: BigInt(worth ?? 0), colour: colourAt(i) }))}
        />
      )}
      <ClaimRows list={list} isChosen={(one) => chosen.includes(one)} toggle={toggle} />
      <KeyValue
        rows={[
          {
            label: t(texts.receive),
            value:
              chosen.length === 0
                ? '–'
                : sumsByCoin(chosen)
                    .map((sum) => whole(shortOf(sum.units, sum)))
                    .join(' + '),
          },
          { label: t(texts.networkFee), value: t(texts.beforeEach) },
          { label: t(texts.signatures), value: t(texts.oneEach, { count: signaturesOf(chosen) }) },
        ]}
      />
      <ClaimLimit list={chosen} />
      <Verify of={t(earningTexts.claimable)} source={list.flatMap(({ sources }) => sources)} />
      {children}
      <StickyBar>
        <Button
          full
          busy={claims.busy}
          disabled={chosen.length === 0}
          onClick={() => void claims.start(chosen)}
        >
          {chosen.length === list.length && list.length > 1
            ? t(texts.claimAll)
            : chosen.length < 2
              ? t(earningTexts.claim)
              : t(texts.claimSome, { count: chosen.length, total: list.length })}
        </Button>
      </StickyBar>
    </>
  )
}
