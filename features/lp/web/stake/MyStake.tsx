import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { ClaimLine } from '#platform/web/stake/ClaimLine.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'

import { lpActions } from '../../actions.ts'
import { shortLp } from '../lp.ts'
import { partsOf, tesWorth, worthFrom, worthOf } from '../worth.ts'
import { movingPoints, stakeWorths } from './stakeValue.ts'
import type { Mine, One } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

export interface MyStakeProps {
  readonly mine: Mine
  readonly one: One
}

/** What a stake is worth, how that moved, and what it has earned; nothing before the first. */
export function MyStake({ mine, one }: MyStakeProps) {
  const t = useText()
  const claim = useAction(lpActions.claim)
  const staked = BigInt(mine.staked)
  const earned = BigInt(mine.earned)
  if (staked === 0n && earned === 0n && mine.claimed === '0') return null
  return (
    <Surface className="flex flex-col gap-3">
      <Value mine={mine} one={one} staked={staked} />
      <ClaimLine
        value={earned}
        worth={tesWorth(earned, one.tesPriceE12)}
        claimed={BigInt(mine.claimed)}
        busy={claim.busy}
        onClaim={() => void claim.start({ pool: mine.pool })}
      />
      <Verify of={t(texts.myStake)} source={sourcesOf(mine.sources, 'position', ...worthFrom)} />
      <Verify of={t(earningTexts.both)} source={sourcesOf(mine.sources, 'position', 'claimed')} />
    </Surface>
  )
}

function Value({ mine, one, staked }: MyStakeProps & { readonly staked: bigint }) {
  const t = useText()
  const formats = useFormats()
  const worth = worthOf(one.holdings, staked)
  const course = stakeWorths(one.values, mine.held)
  const points = movingPoints(course)
  const [from, to] = [course[0]?.time ?? 0, course.at(-1)?.time ?? 0]
  const days = Math.max(1, Math.round((to - from) / 86_400))
  const short = (units: bigint) => `${figureAmount(units, decimalsOf.USDT)} USDT`
  return (
    <>
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="font-text text-sm font-normal text-soft">{t(texts.myStake)}</h2>
          {points !== null && <Chip>{t(texts.days, { days })}</Chip>}
        </div>
        <BigAmount text={worth === null ? `${shortLp(staked)} LP` : short(worth)} />
        <p className="num text-xs text-soft">{partsOf(one.holdings, staked)}</p>
      </div>
      {points !== null && (
        <AreaChart
          points={points}
          mark={points.at(-1)}
          tone="lapis"
          label={t(texts.valueChart, {
            from: formats.date(from),
            before: short(course[0]!.worth),
            after: short(course.at(-1)!.worth),
          })}
        />
      )}
      {points === null && staked > 0n && <p className="text-xs text-soft">{t(texts.valueStill)}</p>}
    </>
  )
}
