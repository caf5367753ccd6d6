import { halfWidth } from '#platform/std/amount.ts'
import { Field } from '#platform/ui/Field.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { IconButton } from '#platform/ui/IconButton.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { chipClass, Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import { nftApi } from '../api.ts'
import { levelName } from './levelName.ts'
import { LevelFloor } from './market/LevelFloor.tsx'
import { type MarketQuery, type Sort, sorts, type State, states } from './marketQuery.ts'
import { nftTexts as texts, stateTexts } from './text.ts'
import { marketTexts } from './textMarket.ts'

const sortTexts = { ...marketTexts, default: marketTexts.sortDefault } satisfies Record<
  Sort,
  unknown
>

const stateNames = {
  onSale: marketTexts.forSale,
  held: stateTexts.held,
  staked: stateTexts.staked,
  frozen: stateTexts.frozen,
  inUrn: stateTexts.inUrn,
} satisfies Record<State, unknown>

export interface MarketFiltersProps {
  readonly query: MarketQuery
  readonly total: number | undefined
  readonly onChange: (next: Partial<MarketQuery>) => void
}

export function MarketFilters({ query, total, onChange }: MarketFiltersProps) {
  const t = useText()
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels ?? []
  const chosen = levels.find(({ level }) => String(level) === query.level)
  const active = activeFilters(query, t)
  return (
    <div className="flex flex-col gap-1">
      <IdSearch
        key={query.tokenId}
        id={query.tokenId}
        onSearch={(tokenId) => onChange({ tokenId })}
      />
      <div className="-mx-4">
        <Tabs
          chips
          label={t(texts.filterLevel)}
          value={query.level}
          // The chosen one again removes it.
          onChange={(level) => onChange({ level: level === query.level ? '' : level })}
          items={[
            { value: '', label: t(texts.all) },
            ...levels.map(({ level, levelStr }) => ({
              value: String(level),
              label: levelName(t, levelStr),
            })),
          ]}
        />
      </div>
      {chosen !== undefined && <LevelFloor level={chosen} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <output className="num min-h-5 text-soft">
          {total === undefined ? '' : t(marketTexts.found, { total })}
        </output>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4">
          <Select
            label={t(marketTexts.filterState)}
            value={query.state}
            onChange={(state) => onChange({ state })}
            options={[
              { value: '', label: t(marketTexts.allStates) },
              ...states.map((state) => ({ value: state, label: t(stateNames[state]) })),
            ]}
          />
          <Select
            label={t(marketTexts.sort)}
            value={query.sort}
            onChange={(sort) => onChange({ sort })}
            options={sorts.map((sort) => ({ value: sort, label: t(sortTexts[sort]) }))}
          />
        </div>
      </div>
      {active.length > 0 && (
        <ul className="-mt-1 flex flex-wrap gap-x-2" aria-label={t(marketTexts.active)}>
          {active.map(({ key, name }) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t(marketTexts.removeFilter, { name })}
                className="min-h-11 font-semibold -outline-offset-2"
                onClick={() => onChange({ [key]: '' })}
              >
                <span className={chipClass(true)}>
                  <span className="num">{name}</span>
                  <Icon name="close" size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Filters that no other chip shows; each can be removed. */
function activeFilters({ state, tokenId }: MarketQuery, t: ReturnType<typeof useText>) {
  return [
    ...(state === '' ? [] : [{ key: 'state', name: t(stateNames[state]) }]),
    ...(tokenId === '' ? [] : [{ key: 'tokenId', name: `#${tokenId}` }]),
  ]
}

function IdSearch({ id, onSearch }: { id: string; onSearch: (id: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(id)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed)
        }}
      >
        <Field
          label={t(marketTexts.searchById)}
          hideLabel
          placeholder={t(marketTexts.searchById)}
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) =>
            setTyped(halfWidth(event.target.value).replace(/\D/g, '').slice(0, 9))
          }
          className="num"
          trailing={
            id !== '' && typed === id ? (
              <IconButton icon="close" label={t(marketTexts.clear)} onClick={() => onSearch('')} />
            ) : (
              <IconButton icon="search" type="submit" label={t(marketTexts.searchButton)} />
            )
          }
        />
      </form>
    </search>
  )
}
