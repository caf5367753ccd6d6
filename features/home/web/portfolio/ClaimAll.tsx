import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { ClaimLimit } from '#platform/web/flow/ClaimLimit.tsx'
import { useClaims } from '#platform/web/flow/useClaims.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Holding } from '../../shapes.ts'
import { portfolioTexts as texts } from './text.ts'

export interface ClaimAllProps {
  readonly list: readonly Holding[]
  /** Base units of USDT, of what is claimable and has a known worth. */
  readonly worth: bigint
}

/** Base units of USDT: less than this may not be worth its network fees, so the button does not ask for it. */
const worthwhile = 1_000_000n

/** One tap opens the plan: a signature for each contract that owes something, more where it is owed by many stakes. */
export function ClaimAll({ list, worth }: ClaimAllProps) {
  const t = useText()
  const claims = useClaims()
  if (!list.some(({ part }) => part === 'claimable')) {
    return <p className="flex min-h-12 items-center text-soft">{t(texts.nothingToClaim)}</p>
  }
  return (
    <>
      <Button
        full
        kind={worth < worthwhile ? 'quiet' : 'primary'}
        busy={claims.busy}
        onClick={() => void claims.start(list)}
      >
        {worth === 0n
          ? t(texts.claimUnpriced)
          : t(texts.claim, { amount: figureAmount(worth, decimalsOf.USDT) })}
      </Button>
      <ClaimLimit list={list} />
    </>
  )
}
