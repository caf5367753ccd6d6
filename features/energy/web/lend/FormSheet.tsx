import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import type { ReactNode } from 'react'

interface FormSheetProps {
  readonly open: boolean
  readonly title: string
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

const form = 'energyLender'

/** A form of the lender, with its one button at the thumb. */
export function FormSheet(props: FormSheetProps) {
  const { open, title, busy, onSubmit, onClose, children } = props
  const t = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <SignedIn>
          <Button full type="submit" form={form} busy={busy}>
            {t(shellTexts.review)}
          </Button>
        </SignedIn>
      }
    >
      <Form id={form} onSubmit={onSubmit}>
        {children}
      </Form>
    </Sheet>
  )
}
