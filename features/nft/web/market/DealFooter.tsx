import { Button } from '#platform/ui/Button.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { SignedIn } from '#platform/web/SignInButton.tsx'

export interface DealFooterProps {
  /** What must be done first, once the button was pressed. */
  readonly missing: string | null
  readonly busy: boolean
  readonly disabled?: boolean
  readonly onReview: () => void
}

/** The sheet's one button; a user who is not signed in signs in first. */
export function DealFooter({ missing, busy, disabled = false, onReview }: DealFooterProps) {
  const t = useText()
  return (
    <SignedIn>
      <div className="flex grow flex-col gap-2">
        {missing !== null && (
          <p role="alert" className="font-semibold text-terra">
            {missing}
          </p>
        )}
        <Button full busy={busy} disabled={disabled} onClick={onReview}>
          {t(shellTexts.review)}
        </Button>
      </div>
    </SignedIn>
  )
}
