import type { ReactNode } from 'react'

export interface FormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Fields one below another. What is wrong with them is said by ourselves beside each, not by the browser. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
