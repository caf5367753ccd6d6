import { decimalsOf } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import { lpApi } from '../../api.ts'
import { shortLp } from '../lp.ts'
import { aboutUsdt } from '../worth.ts'
import { teamLpTexts as texts } from './text.ts'

type TeamLP = Reply<typeof lpApi.teamLP>

const again = 30_000

/** LP that one's first and second line have staked, by pool. */
export function TeamLp() {
  const t = useText()
  const query = useApi(lpApi.teamLP, {}, { refetchInterval: again })
  return (
    <Surface className="flex flex-col gap-4">
      <div>
        <h2 className="text-base">{t(texts.title)}</h2>
        <p className="text-xs text-soft">{t(texts.note)}</p>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-36 w-full" />}>
        {(team) =>
          team.lines.every(({ stakers }) => stakers === 0) ? (
            <p className="text-soft">{t(texts.none)}</p>
          ) : (
            <Staked team={team} />
          )
        }
      </QueryState>
    </Surface>
  )
}

function Staked({ team: { totalWorth, lines, sources } }: { team: TeamLP }) {
  const t = useText()
  const pools = [...new Set(lines.map(({ pool }) => pool))]
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <Figure
          label={t(texts.worth)}
          value={`${shortAmount(BigInt(totalWorth), decimalsOf.USDT)} USDT`}
        />
        <Verify of={t(texts.worth)} source={sources} />
      </div>
      {pools.map((pool) => (
        <Pool key={pool} lines={lines.filter((one) => one.pool === pool)} />
      ))}
    </>
  )
}

function Pool({ lines }: { lines: TeamLP['lines'] }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="font-text text-sm font-semibold">{lines[0]?.symbol}</h3>
      <KeyValue
        rows={lines.map(({ line, staked, stakers, worth }) => ({
          label: t(line === 1 ? texts.line1 : texts.line2),
          value: (
            <>
              <span>{stakers === 0 ? '–' : `${shortLp(BigInt(staked))} LP`}</span>
              <span className="block text-xs font-normal text-soft">
                {worth !== null && stakers > 0 && (
                  <span className="block">{aboutUsdt(t, worth)}</span>
                )}
                <span>{t(texts.members, { count: stakers })}</span>
              </span>
            </>
          ),
        }))}
      />
    </div>
  )
}
