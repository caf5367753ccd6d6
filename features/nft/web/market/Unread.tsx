import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { dealTexts as texts } from './textDeals.ts'

export interface UnreadProps {
  readonly message: string
  /** The stable word of the failure, for a report. */
  readonly code: string
  readonly onRetry: () => void
}

/** A figure that a deal needs did not arrive: nothing goes on until it is read. */
export function Unread({ message, code, onRetry }: UnreadProps) {
  const t = useText()
  return (
    <ErrorState
      message={message}
      code={code}
      retry={
        <Button kind="quiet" onClick={onRetry}>
          {t(texts.tryAgain)}
        </Button>
      }
    />
  )
}
