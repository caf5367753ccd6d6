import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { orderTexts } from '#platform/web/flow/noteText.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'

import type { ClaimLine } from '../shapes.ts'
import { nameIn, placeTexts } from './text.ts'

/** One payment to me. */
export function ClaimRow({ line }: { line: ClaimLine }) {
  const t = useText()
  const formats = useFormats()
  const { from, coin, amount, time, txHash, state } = line
  const tone = state === 'done' ? 'verdigris' : 'lapis'
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(nameIn(placeTexts(), from))}
      note={formats.dateTime(time)}
      trailing={shortOf(BigInt(amount), coin)}
      trailingNote={<Chip tone={tone}>{t(orderTexts[state])}</Chip>}
    />
  )
}
