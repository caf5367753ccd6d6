import { Field } from '#platform/ui/Field.tsx'

export interface RecipientFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  /** Whether nothing can be sent without it; so it is unless stated. */
  readonly required?: boolean
  /** As it was typed or pasted. */
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** An address that is asked for, such as the one that a card or a coin goes to; nothing corrects what is typed. */
export const RecipientField = ({ onChange, required = true, ...field }: RecipientFieldProps) => (
  <Field
    {...field}
    required={required}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    placeholder="T…"
    // The whole address at 360 px; smaller letters would have a phone zoom in.
    className="num tracking-[-0.065em] placeholder:tracking-normal"
    onChange={(event) => onChange(event.target.value)}
  />
)
