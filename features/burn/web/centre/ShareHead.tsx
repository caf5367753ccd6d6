import { Figure } from '#platform/ui/Figure.tsx'
import { StoneRing, type StoneRingProps } from '#platform/ui/StoneRing.tsx'
import { Ticking } from '#platform/ui/Ticking.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'
import type { ReactNode } from 'react'

import type { MiningState } from '../../shapes.ts'
import { type Mine, type Mining, minersOf, powerText, tesFigure, tesText } from '../mining.ts'
import { ifDoubled, shareOf, shareText } from '../share.ts'
import { burnTexts as texts } from '../text.ts'

interface ShareHeadProps {
  readonly mining: Mining
  readonly state: MiningState
}

/** The answer: what the reader's power has earned and shares; who has none sees the pool of today. */
export function ShareHead({ mining, state }: ShareHeadProps) {
  const { mine } = mining
  return mine === null || (mine.power === '0' && mine.claimable === '0') ? (
    <OfAll mining={mining} state={state} />
  ) : (
    <Own mining={mining} mine={mine} />
  )
}

interface HeadProps extends Pick<StoneRingProps, 'parts'> {
  readonly middle: string
  readonly below: string
  readonly children: ReactNode
}

const Head = ({ parts, middle, below, children }: HeadProps) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <StoneRing className="w-34" parts={parts}>
      <span translate="no" className="num font-display text-lg font-semibold">
        {middle}
      </span>
      <span className="text-xs text-soft">{below}</span>
    </StoneRing>
    <div className="min-w-40 flex-1">{children}</div>
  </div>
)

function Own({ mining, mine }: { mining: Mining; mine: Mine }) {
  const t = useText()
  const { network, sources } = mining
  const [power, all, least] = [mine.power, network.power, network.leastPower].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  const share = shareOf(power, all, least)
  const others = all > power ? all - power : 0n
  return (
    <Head
      parts={[
        { amount: power, fill: 'fill-verdigris' },
        { amount: others, fill: 'fill-edge' },
        { amount: share.of - others - power, fill: 'fill-line' },
      ]}
      middle={shareText(share)}
      below={t(texts.myShare)}
    >
      <h2 className="font-text text-sm font-normal text-soft">{t(texts.earned)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Ticking value={BigInt(mine.claimable)} big />
        <span className="text-soft">TES</span>
      </p>
      <p className="num text-xs text-soft">{t(texts.claimed, { amount: tesText(mine.claimed) })}</p>
      <p className="num mt-2 text-xs">
        {t(texts.formula, { power: powerText(power), of: powerText(share.of) })}
      </p>
      <p className="num text-xs text-soft">
        {t(texts.doubles, { share: shareText(ifDoubled(power, all, least)) })}
      </p>
      <Verify of={t(texts.earned)} source={sourcesOf(sources, 'mine.claimable')} />
    </Head>
  )
}

function OfAll({ mining, state }: ShareHeadProps) {
  const t = useText()
  const { number } = useFormats()
  const { network, period, sources } = mining
  const [all, least] = [BigInt(network.power), BigInt(network.leastPower)]
  const runs = state === 'running' && period !== null
  const daily = runs ? BigInt(period.dailyPool) : 0n
  return (
    <Head
      parts={[
        { amount: all, fill: 'fill-lapis' },
        { amount: all < least ? least - all : 0n, fill: 'fill-line' },
      ]}
      middle={number(network.miners)}
      below={t(texts.minersCount, { count: network.miners })}
    >
      <Figure
        label={t(texts.poolToday)}
        value={tesFigure(daily)}
        note={
          runs
            ? t(texts.poolParts, {
                miners: tesText(minersOf(daily)),
                nodes: tesText(daily - minersOf(daily)),
              })
            : t(texts.notOpen)
        }
      />
      <Verify of={t(texts.poolToday)} source={sourcesOf(sources, 'period')} />
    </Head>
  )
}
