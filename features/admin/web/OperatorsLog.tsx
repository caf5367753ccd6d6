import { Button } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'

import { adminApi, type OverviewView } from '../api.ts'
import { LogRow } from './LogRow.tsx'
import { adminTexts as texts } from './text.ts'

const pageSize = 20

/** What operators did, the newest first. */
export function OperatorsLog({ overview }: { overview: OverviewView }) {
  const t = useText()
  const last = Math.max(1, Math.ceil((overview.next.number - 1) / pageSize))
  const [back, setBack] = useState(0)
  const page = Math.max(1, last - back)
  const input = { pageNum: String(page), pageSize: String(pageSize) }
  const query = useApi(adminApi.log, input, { keepsLast: true })
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t(texts.log)}</h2>
      <p className="text-sm text-soft">{t(texts.verifyNote, { url: location.origin })}</p>
      <QueryState query={query} empty={<p>{t(texts.logEmpty)}</p>}>
        {({ list, operators }) => (
          <div className="grid gap-6 min-[800px]:grid-cols-2">
            {list.toReversed().map((entry) => (
              <LogRow key={entry.hash} entry={entry} operators={operators} />
            ))}
          </div>
        )}
      </QueryState>
      <div className="flex gap-2">
        {page > 1 && (
          <Button kind="quiet" small onClick={() => setBack(back + 1)}>
            {t(texts.older)}
          </Button>
        )}
        {back > 0 && (
          <Button kind="quiet" small onClick={() => setBack(back - 1)}>
            {t(texts.newer)}
          </Button>
        )}
      </div>
    </section>
  )
}
