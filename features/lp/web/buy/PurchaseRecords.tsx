import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { useState } from 'react'

import { purchaseApi } from '../../purchaseApi.ts'
import type { PurchaseHead } from '../../purchaseShapes.ts'
import { paidCoin, shortLp } from '../lp.ts'
import { OnTheWay } from '../reward/OnTheWay.tsx'
import { PurchaseSheet } from '../reward/PurchaseSheet.tsx'
import { lpRewardTexts as texts } from '../reward/text.ts'

/** The own purchases of liquidity, newest first: with and without a reward. */
export function PurchaseRecords() {
  const t = useText()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <OnTheWay />
      <PagedRows
        endpoint={purchaseApi.detailHeadList}
        input={{}}
        keyOf={({ id }) => id}
        row={(purchase) => <Row purchase={purchase} onPress={() => setOpened(purchase.id)} />}
        first={10}
        empty={
          <EmptyState
            title={t(texts.noPurchase)}
            body={t(texts.noneBody)}
            next={{ to: '/buyLP', text: t(texts.toBuy) }}
          />
        }
      />
      {opened !== null && <PurchaseSheet id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface RowProps {
  readonly purchase: PurchaseHead
  readonly onPress: () => void
}

function Row({ purchase, onPress }: RowProps) {
  const t = useText()
  const formats = useFormats()
  const { id, symbol, coin, amount, liquidity, time, final } = purchase
  return (
    <ListRow
      onPress={onPress}
      title={symbol}
      note={
        <>
          <span className="block">{t(texts.number, { id })}</span>
          <span className="block">{formats.dateTime(time)}</span>
        </>
      }
      trailing={`${shortLp(BigInt(liquidity))} LP`}
      trailingNote={
        final ? (
          shortOf(BigInt(amount), paidCoin(coin))
        ) : (
          <Chip tone="lapis">{t(texts.confirming)}</Chip>
        )
      }
    />
  )
}
