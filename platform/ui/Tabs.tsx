import { type KeyboardEvent, useEffect, useRef } from 'react'

import { classes } from './classes.ts'

export interface TabItem<V extends string> {
  readonly value: V
  readonly label: string
  readonly count?: number | undefined
}

export interface TabsProps<V extends string> {
  /** What the choice is about, for a screen reader. */
  readonly label: string
  readonly items: readonly TabItem<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** Id of the panel below, where there is one. */
  readonly panelId?: string
}

/** Arrow keys move and choose, as everywhere; the chosen one alone is in the tab order. */
export function Tabs<V extends string>({ label, items, value, onChange, panelId }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  // Counts that come later move the tabs.
  const widths = items.map(({ label, count }) => `${label} ${count}`).join()
  useEffect(() => {
    // A chosen tab beyond the edge comes into sight; the page itself does not move.
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row === null || tab === null || tab === undefined) return
    const [from, to] = [tab.offsetLeft - row.offsetLeft - 16, tab.offsetWidth + 32]
    if (from < row.scrollLeft) row.scrollLeft = from
    else if (from + to > row.scrollLeft + row.clientWidth)
      row.scrollLeft = from + to - row.clientWidth
  }, [value, widths])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const now = items.findIndex((item) => item.value === value)
    const next = Number.isFinite(step)
      ? (now + step + items.length) % items.length
      : step < 0
        ? 0
        : items.length - 1
    const item = items[next]
    if (item === undefined) return
    onChange(item.value)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]"
    >
      {items.map((item) => {
        const chosen = item.value === value
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            aria-selected={chosen}
            aria-controls={chosen ? panelId : undefined}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onChange(item.value)}
            className={classes(
              'min-h-11 shrink-0 border-b-2 font-semibold transition-colors -outline-offset-2',
              chosen ? 'border-lapis text-ink' : 'border-transparent text-faint hover:text-ink',
            )}
          >
            <span>{item.label}</span>
            {item.count !== undefined && (
              <span className="num ml-1.5 font-normal text-faint">{item.count}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
