import { CodeField } from '#platform/ui/CodeField.tsx'

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

/** An address that is asked for, such as the one that a card or a coin goes to. */
export const RecipientField = ({ required = true, ...field }: RecipientFieldProps) => (
  <CodeField {...field} required={required} placeholder="T…" />
)
