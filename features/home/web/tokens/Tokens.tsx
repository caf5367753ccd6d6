import { Select } from '#platform/ui/Select.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { SearchField } from '#platform/web/search/SearchField.tsx'
import { useSettled } from '#platform/web/useSettled.ts'
import { useState } from 'react'

import { TokenList, type TokenOrder } from './TokenList.tsx'
import { tokenTexts as texts } from './text.ts'

/** The server's maximum of characters. */
const longest = 64

/** Every coin with a pool, in an order of the reader's, or those that a search finds. */
export function Tokens() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<TokenOrder>('popular')
  const search = useSettled(typed.trim().slice(0, longest))
  const clear = (): void => setTyped('')
  return (
    <section className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-lg">{t(texts.tokens)}</h2>
        {search === '' && (
          <Select
            label={t(texts.order)}
            value={order}
            onChange={setOrder}
            options={[
              { value: 'popular', label: t(texts.byPopularity) },
              { value: 'cap', label: t(texts.byCap) },
              { value: 'new', label: t(texts.byAge) },
            ]}
          />
        )}
      </div>
      <SearchField label={t(texts.search)} longest={longest} value={typed} onChange={setTyped} />
      <TokenList key={`${order} ${search === ''}`} search={search} order={order} onClear={clear} />
    </section>
  )
}
