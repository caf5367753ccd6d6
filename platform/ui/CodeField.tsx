import { type TextareaHTMLAttributes, useId } from 'react'

import { FieldFrame } from './FieldFrame.tsx'
import { type FieldNotesProps, isWrong, notesOf } from './FieldNotes.tsx'

export interface CodeFieldProps
  extends
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'placeholder' | 'required'>,
    Omit<FieldNotesProps, 'id'> {
  readonly label: string
  /** As it was typed or pasted, without line breaks. */
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** An address or a hash: all of it is in sight, in several lines where one is too short, and nothing corrects what is typed. */
export function CodeField({ label, error, hint, value, onChange, ...area }: CodeFieldProps) {
  const beside = { id: useId(), error, hint }
  return (
    <FieldFrame {...beside} label={label} required={area.required}>
      {/* The same text behind the field gives it its height: not every browser has `field-sizing`. */}
      <div
        data-value={value}
        className="num grid min-w-0 grow text-base after:invisible after:col-start-1 after:row-start-1 after:px-3 after:py-2.5 after:break-all after:whitespace-pre-wrap after:content-[attr(data-value)_'_']"
      >
        <textarea
          {...area}
          id={beside.id}
          rows={1}
          translate="no"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n]+/g, ''))}
          onKeyDown={(event) => {
            // One line in meaning: Enter submits, as in any field of a form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            // The button may stand outside of the form; one that is disabled takes no press.
            const parts = [...(event.currentTarget.form?.elements ?? [])]
            parts
              .filter((part) => part instanceof HTMLButtonElement)
              .find(({ type }) => type === 'submit')
              ?.click()
          }}
          aria-invalid={isWrong(error) || undefined}
          aria-describedby={notesOf(beside)}
          className="col-start-1 row-start-1 min-h-11 w-full min-w-0 resize-none overflow-hidden bg-transparent px-3 py-2.5 break-all outline-none placeholder:text-faint"
        />
      </div>
    </FieldFrame>
  )
}
