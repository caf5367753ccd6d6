import type { Reply } from '#platform/std/endpoint.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { recordTexts } from '#platform/web/recordText.ts'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { Link } from 'wouter'

import { earningsApi } from '../api.ts'
import { IncomeRow } from './IncomeRow.tsx'
import { OverTime } from './OverTime.tsx'
import { NoIncome } from './Records.tsx'
import { feePlaceTexts, incomeTexts as texts, kindTexts, nameIn } from './text.ts'
import { Totals } from './Totals.tsx'

const again = 30_000

/** What one earns from the team and from what one has staked: totals, course, sources, the newest lines. */
export function IncomeScreen() {
  const t = useText()
  return (
    <Frame sequential>
      <OfMember>
        <Income />
      </OfMember>
      <p className="text-xs text-soft">{t(texts.lead)}</p>
      <p className="text-xs text-soft">
        <span>{`${t(texts.honest)} `}</span>
        <Link to="/teams" className="font-semibold text-lapis underline">
          {t(texts.distribution)}
        </Link>
      </p>
    </Frame>
  )
}

function Income() {
  const query = useApi(earningsApi.statistics, {}, { refetchInterval: again })
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {(statistics) =>
        statistics.coins.length === 0 ? <NoIncome /> : <Earned statistics={statistics} />
      }
    </QueryState>
  )
}

function Earned({ statistics }: { statistics: Reply<typeof earningsApi.statistics> }) {
  const t = useText()
  const formats = useFormats()
  const { kinds, block, sources } = statistics
  return (
    <>
      <Totals statistics={statistics} />
      <OverTime earned={statistics.coins[0]?.coin.symbol} />
      {kinds.length > 0 && (
        <section className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-lg">{t(texts.byKind)}</h2>
            <Verify of={t(feePlaceTexts.fees)} source={sourceOf(sources, 'fees')} />
          </div>
          <KeyValue
            rows={kinds.map(({ kind, coin, earned, lines }) => ({
              label: t(nameIn(kindTexts(), kind)),
              value: (
                <>
                  <span>{shortOf(BigInt(earned), coin)}</span>
                  <span className="block text-xs font-normal text-soft">
                    {t(texts.lines, { count: lines })}
                  </span>
                </>
              ),
            }))}
          />
          <p className="num text-xs text-soft">
            {t(texts.counted, { block: formats.number(block) })}
          </p>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-lg">{t(texts.newest)}</h2>
          <Link to="/incomeList" className="font-semibold text-lapis">
            {t(recordTexts.all)}
          </Link>
        </div>
        <PagedRows
          endpoint={earningsApi.profitePage}
          input={{}}
          keyOf={({ id }) => id}
          row={(line) => <IncomeRow line={line} />}
          first={5}
          step={20}
          again={again}
          empty={<NoIncome />}
        />
      </section>
      <Link to="/incomeList?kind=receiving" className={buttonClass('quiet')}>
        {t(texts.receiving)}
      </Link>
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-52 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
