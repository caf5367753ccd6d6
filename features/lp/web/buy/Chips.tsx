import { classes } from '#platform/ui/classes.ts'

export interface ChipsProps {
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice among a few, side by side. */
export function Chips({ label, name, options, value, onChange }: ChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'num relative flex min-h-11 max-w-full min-w-15 cursor-pointer items-center justify-center rounded-md border px-3 font-semibold transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis',
              value === option.value ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 overflow-x-clip [overflow-wrap:anywhere]">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
