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
  /** Equal buttons side by side, for a choice inside a screen. */
  readonly buttons?: true
  /** A row of chips, for a filter. */
  readonly chips?: true
}

/** How much of the neighbours of the chosen tab is in sight: from tab to tab all can be reached. */
const peek = 56

/** Arrow keys move and choose, as everywhere; the chosen one alone is in the tab order. */
export function Tabs<V extends string>({
  label,
  items,
  value,
  onChange,
  panelId,
  buttons,
  chips,
}: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  // Counts that come later move the tabs.
  const widths = items.map(({ label, count }) => `${label} ${count}`).join()
  useEffect(() => {
    // A chosen tab comes into sight with a part of its neighbours; the page itself does not move.
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row === null || tab === null || tab === undefined) return
    const [from, to] = [tab.offsetLeft - row.offsetLeft - peek, tab.offsetWidth + 2 * peek]
    if (from < row.scrollLeft) row.scrollLeft = from
    else if (from + to > row.scrollLeft + row.clientWidth)
      row.scrollLeft = from + to - row.clientWidth
    markEdges(row)
    const resized = new ResizeObserver(() => markEdges(row))
    resized.observe(row)
    return () => resized.disconnect()
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
      onScroll={(event) => markEdges(event.currentTarget)}
      className={classes(
        'relative flex overflow-x-auto [scrollbar-width:none]',
        buttons
          ? '-m-1 gap-2 p-1'
          : chips
            ? 'fading gap-2 px-4'
            : 'fading gap-6 border-b border-line px-4',
      )}
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
              'min-h-11 font-semibold transition-colors',
              buttons
                ? 'min-w-0 flex-1 rounded-md border px-2 [overflow-wrap:anywhere]'
                : 'shrink-0 -outline-offset-2',
              buttons && (chosen ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface'),
              !buttons &&
                !chips &&
                (chosen
                  ? 'border-b-2 border-lapis text-ink'
                  : 'border-b-2 border-transparent text-faint hover:text-ink'),
            )}
          >
            <span className={chips && chipClass(chosen)}>{item.label}</span>
            {item.count !== undefined && (
              <span className="num ml-1.5 font-normal text-faint">{item.count}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** A chip is 36 px high, what is touched around it 44. */
export const chipClass = (chosen: boolean): string =>
  classes(
    'flex min-h-9 items-center gap-1 rounded-md border px-3',
    chosen ? 'border-lapis bg-lapis-wash text-lapis' : 'border-line bg-surface',
  )

/** Beyond which edge there are more tabs: there they fade. */
function markEdges(row: HTMLElement): void {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
  row.toggleAttribute('data-before', row.scrollLeft > 1)
  row.toggleAttribute('data-after', rest > 1)
}
