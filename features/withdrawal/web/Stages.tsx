import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { type ShownCoin, shortOf } from '#platform/web/spend/coin.ts'

import { withdrawalApi } from '../api.ts'
import type { Stage, StageState } from '../shapes.ts'
import { withdrawalTexts as texts } from './text.ts'

const tones: Record<StageState, Tone> = {
  waiting: 'gold',
  unlocked: 'verdigris',
  withdrawn: 'plain',
}

/** What each stage unlocks, and when. */
export function Stages({ coin }: { coin: ShownCoin }) {
  const t = useText()
  return (
    <PagedRows
      endpoint={withdrawalApi.claimList}
      input={{ kind: 'allotment' }}
      keyOf={({ stage, time }) => stage ?? time}
      row={(stage) => <Row stage={stage} coin={coin} />}
      first={10}
      // A stage unlocks by time alone.
      again={30_000}
      heading={<h2 className="text-lg">{t(texts.stages)}</h2>}
    />
  )
}

function Row({ stage, coin }: { stage: Stage; coin: ShownCoin }) {
  const t = useText()
  const formats = useFormats()
  return (
    <ListRow
      title={t(texts.stageOf, { stage: stage.stage ?? '' })}
      note={formats.dateTime(stage.time)}
      trailing={shortOf(BigInt(stage.amount), coin)}
      trailingNote={<Chip tone={tones[stage.state]}>{t(texts[stage.state])}</Chip>}
    />
  )
}
