import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'
import type { ReactNode } from 'react'

import { adminTexts as texts } from './text.ts'

export interface ChangeScreenProps {
  /** Null of what has no state of its own. */
  readonly now: ReactNode | null
  readonly affects: string
  /** The contract's function, or the server's call. */
  readonly call: string
  readonly reverse: string
  readonly signs: ReactNode
  /** Fields of what is proposed. */
  readonly children: ReactNode
  readonly label: string
  readonly busy: boolean
  /** Why it cannot be signed; null where it can. */
  readonly refused: string | null
  readonly onSubmit: () => void
}

/** One change as every one is shown: what is, what is proposed, whom it concerns, the call, the way back. */
export function ChangeScreen(props: ChangeScreenProps) {
  const { now, affects, call, reverse, signs, children, label, busy, refused, onSubmit } = props
  const t = useText()
  return (
    <div className="@container">
      <div className="grid gap-6 py-4 @min-[640px]:grid-cols-2">
        <KeyValue
          rows={[
            ...(now === null ? [] : [{ label: t(texts.now), value: now, wide: true }]),
            { label: t(texts.affects), value: affects, wide: true },
            { label: t(texts.call), value: <span translate="no">{call}</span>, wide: true },
            { label: t(texts.reverse), value: reverse, wide: true },
            { label: t(texts.signs), value: signs, wide: true },
          ]}
        />
        <Form onSubmit={onSubmit}>
          {children}
          {refused !== null && <p className="text-sm text-soft">{refused}</p>}
          <Button type="submit" busy={busy} disabled={refused !== null}>
            {label}
          </Button>
        </Form>
      </div>
    </div>
  )
}
