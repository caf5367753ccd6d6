import { isAddress, typedAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { addressFault } from '#platform/web/addressFault.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { stakeActions } from '../../actions.ts'
import { daoTexts as texts } from '../textDao.ts'
import type { StakeSheetProps } from './StakeSheet.tsx'

const form = 'daoDelegate'

/** Who gets the reader's votes. */
export function DelegateSheet({ mine, onClose }: StakeSheetProps) {
  const t = useText()
  const { address: own } = useSession()
  const { start, busy } = useAction(stakeActions.delegate)
  const sheet = useFormSheet([stakeActions.delegate.kind], onClose)
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState(false)
  const to = typedAddress(typed)
  const has = mine.delegatedTo ?? own
  const fault =
    to === ''
      ? texts.addressRequired
      : to === has
        ? texts.hasVotes
        : addressFault(to, texts.notAddress)
  const review = (): void => {
    setPressed(true)
    if (fault !== null || !isAddress(to)) return
    void sheet.start(start({ delegatee: to }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.delegate)}
      lead={t(texts.delegateLead)}
      footer={
        <Button full type="submit" form={form} busy={busy}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <Form id={form} onSubmit={review}>
        <RecipientField
          label={t(texts.account)}
          value={typed}
          error={fault !== null && (pressed || to !== '') ? t(fault) : null}
          onChange={setTyped}
        />
      </Form>
      {fault === null && (
        <Surface className="bg-ground">
          <AddressText address={to} full className="text-lg" />
        </Surface>
      )}
    </Sheet>
  )
}
