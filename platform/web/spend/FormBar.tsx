import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { SignedIn } from '#platform/web/SignInButton.tsx'

/** The one filled button of a screen with a form, at the bottom: review and sign, or first sign in. */
export function FormBar({ form, busy }: { readonly form: string; readonly busy: boolean }) {
  const t = useText()
  return (
    <StickyBar>
      <SignedIn>
        <Button full type="submit" form={form} busy={busy}>
          {t(shellTexts.review)}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}
