import { shortAmount } from '#platform/std/format.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'

import { nftApi } from '../api.ts'
import { levelName } from './levelName.ts'
import { levelPrice } from './levelPrice.ts'
import { marketTexts as texts } from './textMarket.ts'
import { picture } from './picture.ts'

/** Each level with its floor, the cheapest listing, and the price at which the contract still sells it. */
export function LevelsTab() {
  const t = useText()
  const formats = useFormats()
  const query = useApi(nftApi.productLevelInfo, {})
  const statistic = useApi(nftApi.nftStatistic, {}).data
  const marketOf = (level: number) => statistic?.byLevel.find((each) => each.level === level)
  const usdt = (amount: string | null | undefined): string =>
    typeof amount === 'string' ? `${shortAmount(BigInt(amount), 6)} USDT` : '–'
  return (
    <QueryState query={query} skeleton={<SkeletonRows count={5} />}>
      {({ levels }) => (
        <>
          {statistic !== undefined && (
            <Surface>
              <KeyValue
                rows={[
                  {
                    label: t(texts.minted),
                    value: `${formats.number(statistic.minted)} / ${formats.number(statistic.supply)}`,
                  },
                  { label: t(texts.stakedCount), value: formats.number(statistic.staked) },
                  {
                    label: t(texts.floor),
                    value: usdt(statistic.floor),
                  },
                ]}
              />
            </Surface>
          )}
          <div className="flex flex-col border-b border-line">
            {levels.map((level) => (
              <ListRow
                key={level.level}
                to={`/nftInv?level=${level.level}`}
                leading={
                  <CardArt
                    src={picture(level.nextTokenId, level.level)}
                    alt=""
                    className="max-w-12 shrink-0 rounded-sm!"
                  />
                }
                title={levelName(t, level.levelStr)}
                note={
                  <>
                    {`${t(texts.remaining, {
                      remain: formats.number(level.remainSupply),
                      supply: formats.number(level.supply),
                    })} · ${t(texts.listedCount, { count: marketOf(level.level)?.listed ?? 0 })}`}
                  </>
                }
                trailing={level.remainSupply === 0 ? t(texts.soldOut) : levelPrice(level)}
                trailingNote={`${t(texts.floor)} ${usdt(marketOf(level.level)?.floor)}`}
              />
            ))}
          </div>
        </>
      )}
    </QueryState>
  )
}
