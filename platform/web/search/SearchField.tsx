import { Field, type FieldProps } from '#platform/ui/Field.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { IconButton } from '#platform/ui/IconButton.tsx'

import { addressFault } from '../addressFault.ts'
import { useText } from '../i18n.tsx'
import { searchTexts } from './text.ts'

export interface SearchFieldProps extends Pick<FieldProps, 'error' | 'hint'> {
  readonly label: string
  /** As many characters as the server looks for. */
  readonly longest: number
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** What a list is searched for, cleared by one tap. */
export function SearchField(props: SearchFieldProps) {
  const t = useText()
  const { label, longest, value, onChange, error, hint } = props
  const fault = addressFault(value, null)
  return (
    <Field
      hint={hint}
      type="search"
      label={label}
      hideLabel
      placeholder={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      error={fault === null ? error : t(fault)}
      // An address is pasted in groups: longer than what is searched for.
      maxLength={Math.max(longest, 64)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="[&::-webkit-search-cancel-button]:hidden"
      trailing={
        value === '' ? (
          <Icon name="search" size={20} className="mr-3 text-soft" />
        ) : (
          <IconButton icon="close" label={t(searchTexts.clear)} onClick={() => onChange('')} />
        )
      }
    />
  )
}
