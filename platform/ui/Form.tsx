import type { ReactNode } from 'react'

export interface FormProps {
  /** For a button that stands outside of it. */
  readonly id?: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/**
 * Fields one below another. What is wrong with them is shown by ourselves beside each, not by the browser; the first
 * of them is focused, for it may be off the screen.
 */
export function Form({ id, onSubmit, children }: FormProps) {
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        onSubmit()
        requestAnimationFrame(() =>
          currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        )
      }}
    >
      {children}
    </form>
  )
}
