import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import type { ItemOf } from '#platform/web/pages.ts'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useState } from 'react'

import { burnApi } from '../api.ts'
import { BurnRow, burnKey } from './lists/BurnRow.tsx'
import { again, sunText } from './mining.ts'
import { burnTitles as titles } from './textTitles.ts'
import { listTexts as texts } from './textLists.ts'

/** The reader's passes, and the burns that TRX bought. */
export function HtxRecordScreen() {
  return (
    <Frame sequential>
      <OfMember>
        <Own />
      </OfMember>
    </Frame>
  )
}

type List = 'passes' | 'swaps'

function Own() {
  const t = useText()
  const [list, setList] = useState<List>('passes')
  return (
    <>
      <div className="-mx-4">
        <Tabs<List>
          label={t(texts.lists)}
          panelId="records"
          items={[
            { value: 'passes', label: t(texts.passesTab) },
            { value: 'swaps', label: t(texts.swapsTab) },
          ]}
          value={list}
          onChange={setList}
        />
      </div>
      <div id="records" role="tabpanel">
        {list === 'passes' ? <Passes /> : <Swaps />}
      </div>
    </>
  )
}

function Passes() {
  const t = useText()
  return (
    <PagedRows
      endpoint={burnApi.passPage}
      input={{}}
      keyOf={({ number }) => number}
      row={(pass) => <PassRow pass={pass} />}
      first={20}
      again={again}
      empty={
        <EmptyState
          title={t(texts.noPasses)}
          body={t(texts.noPassesBody)}
          next={{ to: '/destroy', text: t(titles.burning) }}
        />
      }
    />
  )
}

type PassRecord = ItemOf<typeof burnApi.passPage>

const tones: Readonly<Record<PassRecord['state'], Tone>> = {
  held: 'verdigris',
  used: 'gold',
  refunded: 'plain',
}

function PassRow({ pass }: { pass: PassRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { number, sun, state, createTime, isCollected, txHash, final } = pass
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span>{t(texts.passNumber, { number })}</span>
          <Chip tone={final ? tones[state] : 'lapis'}>
            {t(final ? texts[state] : earningTexts.confirming)}
          </Chip>
        </span>
      }
      note={dateTime(createTime)}
      trailing={sunText(sun)}
      {...(isCollected ? { trailingNote: t(texts.collected) } : {})}
    />
  )
}

function Swaps() {
  const t = useText()
  return (
    <PagedRows
      endpoint={burnApi.swapPage}
      input={{}}
      keyOf={burnKey}
      row={(burn) => <BurnRow burn={burn} />}
      first={20}
      again={again}
      empty={
        <EmptyState
          title={t(texts.noSwaps)}
          body={t(texts.noSwapsBody, { coin: nativeSymbol() })}
          next={{ to: `/destroy?coin=${nativeSymbol()}`, text: t(titles.burning) }}
        />
      }
    />
  )
}
