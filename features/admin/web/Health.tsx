import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue, type KeyValueRow } from '#platform/ui/KeyValue.tsx'
import { zeroAddress } from '#platform/std/address.ts'
import { duties } from '#platform/std/endpoint.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { reserveName } from '#platform/web/shell/composed.ts'
import { shortOf } from '#platform/web/spend/coin.ts'

import type { OverviewView } from '../api.ts'
import { adminTexts as texts } from './text.ts'

/** How far the index is, what reserves have, and who is an operator. */
export function Health({ overview }: { overview: OverviewView }) {
  const t = useText()
  const { index, ordersWaiting, reserves, operators } = overview
  const { head, lag, height, solid } = index
  const bad = (is: boolean) => (is ? ('danger' as const) : ('good' as const))
  const silent = t(texts.silent)
  return (
    <div className="grid gap-8 min-[800px]:grid-cols-3">
      <section>
        <h2 className="pb-2 text-lg">{t(texts.health)}</h2>
        <KeyValue
          rows={[
            { label: t(texts.head), value: head ?? silent, tone: bad(head === null) },
            { label: t(texts.height), value: height },
            { label: t(texts.lag), value: lag ?? silent, tone: bad((lag ?? 21) > 20) },
            { label: t(texts.solid), value: solid },
            { label: t(texts.waiting), value: ordersWaiting, tone: bad(ordersWaiting > 0) },
          ]}
        />
      </section>
      <section>
        <h2 className="pb-2 text-lg">{t(texts.reserves)}</h2>
        {reserves === null ? <p>{silent}</p> : <Reserves reserves={reserves} />}
      </section>
      <section>
        <h2 className="pb-2 text-lg">{t(texts.operators)}</h2>
        <KeyValue
          rows={operators.map(({ address, duty }) => ({
            label: t(texts[duties.find((one) => one === duty) ?? 'read']),
            value: <AddressText address={address} full />,
            wide: true,
          }))}
        />
      </section>
    </div>
  )
}

function Reserves({ reserves }: { reserves: NonNullable<OverviewView['reserves']> }) {
  const t = useText()
  const coins = useConfig()?.coins ?? []
  const rows = reserves.map(({ what, coin, balance, promised, runwayDays }): KeyValueRow => {
    const shown = coins.find(({ address }) => (address ?? zeroAddress) === coin)
    const text = (units: string) => (shown === undefined ? units : shortOf(BigInt(units), shown))
    const held = t(texts.ofPromised, { balance: text(balance), promised: text(promised) })
    const days = runwayDays === null ? '' : ` · ${t(texts.runway, { days: runwayDays })}`
    const covered = BigInt(balance) >= BigInt(promised)
    return {
      label: t(reserveName(what)),
      value: `${held}${days}`,
      tone: covered ? 'good' : 'danger',
      wide: true,
    }
  })
  return <KeyValue rows={rows} />
}
