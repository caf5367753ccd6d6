import { salesApi } from '#features/sales/public.web.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { shortOf } from '#platform/web/spend/coin.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { defineTexts } from '#platform/std/text.ts'

import { boxNumber } from './boxNumber.ts'
import { marketPath } from './paths.ts'
import { boxTexts } from './text.ts'

/** Purchases on the screen of records. */
const texts = defineTexts({
  box: { en: 'Box {box}', tc: '盲盒 {box}' },
  none: { en: 'No box bought yet', tc: '尚未購買盲盒' },
})

/** The boxes that one bought or reserved. */
export function BoughtBoxes() {
  const t = useText()
  const formats = useFormats()
  return (
    <PagedRows
      endpoint={salesApi.buyRecordPage}
      input={{ kind: 'box' }}
      keyOf={({ id }) => id}
      row={({ id, price, time, txHash, final }) => (
        <ListRow
          to={`/tx?id=${txHash}`}
          title={t(texts.box, { box: boxNumber(id) })}
          note={formats.dateTime(time)}
          trailing={shortOf(BigInt(price), nativeCoin())}
          {...(final
            ? {}
            : { trailingNote: <Chip tone="lapis">{t(earningTexts.confirming)}</Chip> })}
        />
      )}
      first={10}
      empty={
        <EmptyState title={t(texts.none)} next={{ to: marketPath, text: t(boxTexts.toMarket) }} />
      }
    />
  )
}
