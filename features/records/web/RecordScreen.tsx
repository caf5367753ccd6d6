import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponentOf } from '#platform/web/lazyComponent.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { kindsOf, type RecordList, wordOf } from '#platform/web/records.ts'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { createElement } from 'react'
import { useSearchParams } from 'wouter'

import { recordLists } from './lists.ts'
import { recordTexts as texts } from './text.ts'

/** What one did, by kind; each feature shows its own. */
export function RecordScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const lists = recordLists()
  const kinds = kindsOf(lists)
  const kind = [...kinds.keys()].find((word) => word === search.get('kind')) ?? [...kinds.keys()][0]
  if (kind === undefined) return null
  return (
    <Frame>
      <div className="-mx-4">
        <Tabs
          label={t(texts.kind)}
          items={Array.from(kinds, ([value, title]) => ({ value, label: t(title) }))}
          value={kind}
          onChange={(next) => setSearch({ kind: next }, { replace: true })}
          panelId="records"
        />
      </div>
      {/* Several lists may be empty: then each is a line, not a picture. */}
      <div
        id="records"
        className="flex flex-col gap-6 [&_.empty-state]:gap-2 [&_.empty-state]:py-4 [&_.empty-state>svg]:hidden"
      >
        <OfMember>
          {lists
            .filter((list) => wordOf(list) === kind)
            .map((list) => (
              <List key={`${kind} ${list.order}`} list={list} />
            ))}
        </OfMember>
      </div>
    </Frame>
  )
}

/** Its code comes once its kind is looked at. */
function List({ list }: { list: RecordList }) {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(list.title)}</h2>
      {createElement(lazyComponentOf(list.load, SkeletonRows))}
    </section>
  )
}
