import { Icon } from './Icon.tsx'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
}

export interface SelectProps<V extends string> {
  /** For a screen reader; the choice itself is what is seen. */
  readonly label: string
  readonly options: readonly SelectOption<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** The system's own list, in the look of a quiet word: sort and filter menus. */
export function Select<V extends string>({ label, options, value, onChange }: SelectProps<V>) {
  return (
    <span className="relative inline-flex min-w-0 items-center">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
        className="field-sizing-content min-h-11 min-w-0 cursor-pointer appearance-none truncate rounded-sm bg-transparent pr-6 font-semibold text-ink [&>option]:bg-surface [&>option]:text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} className="pointer-events-none absolute right-0 text-soft" />
    </span>
  )
}
