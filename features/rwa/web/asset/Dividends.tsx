import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useApiList } from '#platform/web/pages.ts'

import { rwaApi } from '../../api.ts'
import type { Dividend } from '../../shapes.ts'
import { bpsOf, plainText, shortText } from '../amounts.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { grown } from './grown.ts'

const keyOf = ({ number }: Dividend): number => number
/** Of which the chart is made, newest first. */
const charted = 50

/** What the asset has paid, as it grew, and how much of it holders have claimed. */
export function Dividends({ found }: { found: AssetDetail }) {
  const t = useText()
  const { date, percent } = useFormats()
  const { asset, dividends } = found
  const { coin, distributed, paid } = asset
  const query = useApiList(rwaApi.dividends, { asset: asset.asset }, charted, keyOf)
  const list = query.data?.list ?? []
  const [first, last] = [list.at(-1), list[0]]
  return (
    <Surface className="flex flex-col gap-3">
      <h2 className="text-base">{t(texts.dividends)}</h2>
      {dividends === 0 ? (
        <p className="text-soft">{t(texts.noDividend)}</p>
      ) : (
        <>
          <BigAmount text={plainText(distributed, coin)} size="lg" tone="gained" />
          {first !== undefined && last !== undefined && (
            <AreaChart
              tone="verdigris"
              points={grown(list, BigInt(distributed), asset.releasedAt ?? first.time)}
              label={t(texts.dividendChart, {
                count: dividends,
                amount: plainText(distributed, coin),
              })}
              from={date(asset.releasedAt ?? first.time)}
              to={date(last.time)}
            />
          )}
          <StoneBar
            parts={[
              { amount: BigInt(paid), colour: 'bg-verdigris' },
              { amount: BigInt(distributed) - BigInt(paid), colour: 'bg-gold' },
            ]}
          />
          <KeyValue
            rows={[
              {
                label: t(texts.claimedOf),
                value: `${percent(bpsOf(BigInt(paid), BigInt(distributed)))} · ${shortText(paid, coin)}`,
                tone: 'good',
              },
            ]}
          />
          <Disclosure title={t(texts.dividends)} note={dividends}>
            <PagedRows
              endpoint={rwaApi.dividends}
              input={{ asset: asset.asset }}
              keyOf={keyOf}
              row={(one) => (
                <ListRow
                  to={`/tx?id=${one.txHash}`}
                  title={date(one.time)}
                  note={t(texts.onDividend, { amount: plainText(one.each, coin) })}
                  trailing={shortText(one.amount, coin)}
                />
              )}
              first={10}
            />
          </Disclosure>
        </>
      )}
    </Surface>
  )
}
